// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/seedsettings.h"

#include "catalogue/key.h"
#include "practice/seed/seedrandom.h"
#include "practice/store/fieldregistry.h"
#include "practice/store/store.h"
#include "practice/store/usage.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <vector>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

namespace {

struct SeedCouponSet
{
    QString name;
    // The code in a set with a single code. Empty for a set with many codes.
    QString code;
    // The index of the workflow that uses the set.
    int workflow = -1;
    int codes = 0;
    int assigned = 0;
};

struct SeedIntegration
{
    QJsonObject body;
    QJsonArray types;
    // Whether a segment uses the integration.
    bool used = false;
};

QJsonObject joined(QJsonObject object, const QJsonObject &more)
{
    for (auto member = more.begin(); member != more.end(); ++member)
        object[member.key()] = member.value();
    return object;
}

// Returns options whose labels are their capitalised ids.
QJsonObject options(const QStringList &ids)
{
    QJsonArray list;
    for (const auto &id : ids) {
        const QString label = id.size() < 3 ? id.toUpper() : id.left(1).toUpper() + id.mid(1);
        list.append(QJsonObject{{key::id, id}, {key::label, label}});
    }
    return {{key::options, list}};
}

QJsonObject field(const QString &id, const QString &name, const QString &type,
                  const QJsonObject &more = {})
{
    return joined({{key::id, id}, {key::name, name}, {key::type, type}, {key::required, false}},
                  more);
}

// Returns only custom fields.
QJsonArray seedContactFields()
{
    return {
        field(u"talla"_s, u"Talla de camiseta"_s, u"radio"_s,
              options({u"xs"_s, u"s"_s, u"m"_s, u"l"_s, u"xl"_s})),
        field(u"intereses"_s, u"Intereses"_s, u"checkbox"_s,
              options({u"senderismo"_s, u"escalada"_s, u"ciclismo"_s, u"acampada"_s, u"correr"_s})),
        field(u"aniversario"_s, u"Aniversario"_s, u"date"_s,
              {{key::minDate, u"1920-01-01T00:00:00.000Z"_s}}),
        field(u"observaciones"_s, u"Observaciones"_s, u"text"_s, {{key::maxLength, 250}}),
        field(u"hijos"_s, u"Hijos"_s, u"integer"_s, {{key::minValue, 0}, {key::maxValue, 20}}),
        field(u"presupuesto"_s, u"Presupuesto al mes"_s, u"decimal"_s, {{key::minValue, 0}}),
        field(u"clienteVip"_s, u"Cliente VIP"_s, u"boolean"_s,
              {{key::required, true}, {key::defaultValue, false}}),
        field(u"telefonoFijo"_s, u"Teléfono fijo"_s, u"phone"_s,
              {{key::defaultCountryCode, u"34"_s}}),
    };
}

QJsonObject workflow(const QString &name, const QString &status, const QJsonArray &tags)
{
    return {{key::name, name}, {key::status, status}, {key::tags, tags}};
}

QJsonArray seedWorkflows()
{
    return {
        workflow(u"Bienvenida"_s, u"active"_s, {u"alta"_s}),
        workflow(u"Carrito abandonado"_s, u"active"_s, {u"venta"_s, u"recordatorio"_s}),
        workflow(u"Cumpleaños"_s, u"active"_s, {u"fidelidad"_s}),
        workflow(u"Rebajas de enero"_s, u"finalised"_s, {u"campaña"_s}),
        workflow(u"Recuperar clientes"_s, u"paused"_s, {u"venta"_s}),
        workflow(u"Encuesta después de la compra"_s, u"draft"_s, {}),
    };
}

std::vector<SeedCouponSet> seedCouponSets()
{
    return {
        {.name = u"Bienvenida 10 %"_s, .code = {}, .workflow = 0, .codes = 400, .assigned = 162},
        {.name = u"Envío gratis"_s, .code = u"ENVIO0"_s, .workflow = 1, .assigned = 318},
        {.name = u"Cumpleaños 15 €"_s, .code = {}, .workflow = 2, .codes = 120, .assigned = 115},
        {.name = u"Rebajas de enero"_s, .code = {}, .workflow = 3, .codes = 80, .assigned = 80},
        {.name = u"Vuelve con nosotros"_s, .code = u"VUELVE20"_s, .workflow = 4, .assigned = 27},
        {.name = u"Black Friday"_s, .code = {}},
    };
}

QJsonObject integration(const QString &name, const QString &description, const QString &color,
                        bool enabled)
{
    return {{key::name, name},
            {key::description, description},
            {key::color, color},
            {key::eventsEnabled, enabled},
            {key::imageUri, QJsonValue::Null}};
}

QJsonObject eventField(const QString &id, const QString &name, const QString &type, bool required,
                       const QJsonObject &more = {})
{
    return joined(field(id, name, type, {{key::required, required}, {key::isPrimaryKey, false}}),
                  more);
}

QJsonObject primaryKey(const QString &id, const QJsonObject &more = {})
{
    return eventField(id, u"Correo"_s, u"email"_s, true, joined({{key::isPrimaryKey, true}}, more));
}

QJsonObject received(const QString &name, const QString &alias, const QString &receiveType,
                     const QString &icon, const QJsonArray &fields)
{
    return {{key::name, name},   {key::category, u"receive"_s},
            {key::alias, alias}, {key::receiveType, receiveType},
            {key::icon, icon},   {key::fields, fields}};
}

QJsonArray pointTypes()
{
    const auto at = [](const QString &pointer) {
        return QJsonObject{{key::jsonPointerPath, pointer}};
    };
    const auto points = eventField(u"puntos"_s, u"Puntos"_s, u"integer"_s, true);
    const QJsonObject sent{
        {key::name, u"Puntos a punto de caducar"_s},
        {key::category, u"send"_s},
        {key::icon, u"bell"_s},
        {key::webhookUrl, u"https://puntos.example.com/aviso"_s},
        {key::webhookHeaders,
         QJsonArray{QJsonObject{{key::name, u"X-Tienda"_s}, {key::value, u"sendero"_s}}}},
        {key::fields, QJsonArray{eventField(u"email"_s, u"Correo"_s, u"email"_s, true), points}},
    };
    return {
        received(u"Puntos canjeados"_s, u"puntos-canjeados"_s, u"api"_s, u"star"_s,
                 {primaryKey(u"email"_s), points,
                  eventField(u"premio"_s, u"Premio"_s, u"text"_s, false),
                  eventField(u"clienteVip"_s, u"Cliente VIP"_s, u"boolean"_s, false)}),
        received(
            u"Nivel cambiado"_s, u"nivel-cambiado"_s, u"webhook"_s, u"trophy"_s,
            {primaryKey(u"email"_s, at(u"/cliente/correo"_s)),
             eventField(u"nivel"_s, u"Nivel"_s, u"radio"_s, true,
                        joined(options({u"bronce"_s, u"plata"_s, u"oro"_s}), at(u"/nivel"_s)))}),
        sent,
    };
}

QJsonArray surveyTypes()
{
    return {
        received(u"Encuesta respondida"_s, u"encuesta-respondida"_s, u"api"_s, u"chat"_s,
                 {primaryKey(u"correo"_s), eventField(u"nota"_s, u"Nota"_s, u"decimal"_s, true),
                  eventField(u"fecha"_s, u"Fecha"_s, u"date"_s, false),
                  eventField(u"intereses"_s, u"Intereses"_s, u"checkbox"_s, false,
                             options({u"senderismo"_s, u"escalada"_s, u"ciclismo"_s})),
                  eventField(u"telefono"_s, u"Teléfono"_s, u"phone"_s, false,
                             {{key::defaultCountryCode, u"34"_s}})}),
        received(u"Encuesta abierta"_s, u"encuesta-abierta"_s, u"web-mobile"_s, u"eye"_s,
                 {eventField(u"pagina"_s, u"Página"_s, u"text"_s, true)}),
    };
}

std::vector<SeedIntegration> seedIntegrations()
{
    return {
        {.body = joined(integration(u"Programa de puntos"_s, u"Puntos que se ganan y se canjean"_s,
                                    u"#2e7d32"_s, true),
                        {{key::imageUri, u"https://img.example.com/puntos.png"_s}}),
         .types = pointTypes(),
         .used = true},
        {.body = integration(u"Encuestas"_s, u"Respuestas a las encuestas de compra"_s,
                             u"#1565c0"_s, true),
         .types = surveyTypes()},
        {.body = integration(u"Tienda física"_s, u"Caja de la calle Mayor, aún sin conectar"_s,
                             u"#6a1b9a"_s, false),
         .types = {received(u"Visita a la tienda"_s, u"visita-tienda"_s, u"api"_s, u"shop"_s,
                            {primaryKey(u"email"_s)})}},
    };
}

} // namespace

static constexpr quint64 settingsTopic = 0x5e77;
// The age of the store in days.
static constexpr int storeAge = 1100;

SeedSettings::SeedSettings(const HandlerContext &context)
    : m_context(context)
    , m_now(context.now())
{ }

void SeedSettings::run()
{
    addStore();
    addContactFields();
    addWorkflows();
    addCouponSets();
    addIntegrations();
    addSegments();
}

QString SeedSettings::add(IdKind kind, int daysAgo, QJsonObject body, const QString &name,
                          qint64 parent)
{
    Record record{
        .name = name, .parent = parent, .created = m_now - daysAgo * day, .body = std::move(body)};
    return m_context.store.add(kind, record);
}

void SeedSettings::addStore()
{
    add(IdKind::Store, storeAge,
        {{key::name, u"Tienda Sendero"_s},
         {key::url, u"https://tienda.example.com"_s},
         {key::domains, QJsonArray{u"https://tienda.example.com"_s, u"https://www.example.com"_s}},
         {key::currency, u"EUR"_s},
         {key::timeZone, u"Europe/Madrid"_s},
         {key::language, u"es"_s},
         {key::countryCode, u"ES"_s},
         {key::phonePrefix, u"34"_s},
         {key::createdAt, jsonOf(m_now - storeAge * day)}});
}

void SeedSettings::addContactFields()
{
    // Lists show the newest record first. The creation times differ by one millisecond, so that the
    // system fields are listed in the order of the catalogue.
    Moment created = m_now - storeAge * day;
    for (const auto &field : FieldRegistry::systemFields()) {
        Record record{
            .name = field[key::id].toString(), .created = created--, .body = field.toObject()};
        m_context.store.add(IdKind::ContactField, record);
    }
    int daysAgo = 900;
    for (const auto &field : seedContactFields()) {
        QJsonObject body = field.toObject();
        body[key::custom] = true;
        body[key::readOnly] = false;
        body[key::status] = u"active"_s;
        add(IdKind::ContactField, daysAgo -= 40, body, body[key::id].toString());
    }
}

void SeedSettings::addWorkflows()
{
    int daysAgo = 800;
    for (const auto &entry : seedWorkflows()) {
        QJsonObject body = entry.toObject();
        const Moment created = m_now - daysAgo * day;
        body[key::createdAt] = jsonOf(created);
        // Workflows that have been paused for three months are finalised, so these were paused more
        // recently.
        const bool paused = body[key::status].toString() == "paused"_L1;
        body[key::updatedAt] = jsonOf(paused ? m_now - 40 * day : created + 3 * day);
        body[key::startedAt] = body[key::status].toString() == "draft"_L1
            ? QJsonValue(QJsonValue::Null)
            : jsonOf(created + 3 * day);
        m_workflows.append(add(IdKind::Workflow, daysAgo, body));
        add(IdKind::Content, daysAgo,
            {{key::name, u"Correo: %1"_s.arg(body[key::name].toString())},
             {key::tags, body[key::tags]}});
        daysAgo -= 60;
    }
}

void SeedSettings::addCouponSets()
{
    int daysAgo = 400;
    for (const SeedCouponSet &set : seedCouponSets()) {
        QJsonArray users;
        if (set.workflow >= 0)
            users.append(QJsonObject{{key::workflowId, m_workflows.value(set.workflow)}});
        QJsonObject body{
            {key::name, set.name},
            {key::type, set.code.isEmpty() ? u"multiple"_s : u"single"_s},
            {key::quantity, QJsonValue::Null},
            {key::available, QJsonValue::Null},
            {key::assigned, set.assigned},
            {key::usedInWorkflows, users},
            {key::createdAt, jsonOf(m_now - daysAgo * day)},
            {key::updatedAt, jsonOf(m_now - daysAgo / 3 * day)},
        };
        if (!set.code.isEmpty())
            body[key::code] = set.code;
        addCoupons(add(IdKind::CouponSet, daysAgo, body), set.codes, set.assigned);
        daysAgo -= 45;
    }
}

void SeedSettings::addCoupons(const QString &set, int codes, int assigned)
{
    const auto number = m_context.store.ids().number(IdKind::CouponSet, set).value_or(0);
    Random random(m_context.store.seed(), settingsTopic + static_cast<quint64>(number));
    for (int code = 0; code < codes; ++code) {
        // The position makes the codes unique.
        const QByteArray text = "SEN-"
            + QByteArray::number(random.below(1'679'616), 36).toUpper().rightJustified(4, '0') + '-'
            + QByteArray::number(1000 + code);
        const Moment since = m_now - random.between(1, 200) * day;
        m_context.store.run(
            "INSERT INTO coupon (couponSet, code, created, assigned) VALUES (?, ?, ?, ?)",
            {number, text, m_now - 210 * day,
             code < assigned ? base::Argument(since) : base::Argument()});
    }
}

void SeedSettings::addIntegrations()
{
    int daysAgo = 500;
    for (const SeedIntegration &integration : seedIntegrations()) {
        QJsonObject body = integration.body;
        const Moment created = m_now - daysAgo * day;
        body[key::createdAt] = jsonOf(created);
        body[key::updatedAt] = jsonOf(created + day);
        const QString id = add(IdKind::CustomIntegration, daysAgo, body);
        if (integration.used)
            m_usedIntegration = id;
        const auto number = m_context.store.ids().number(IdKind::CustomIntegration, id).value_or(0);
        for (const auto &type : integration.types) {
            QJsonObject typeBody = type.toObject();
            typeBody[key::createdAt] = jsonOf(m_now - --daysAgo * day);
            typeBody[key::updatedAt] = typeBody[key::createdAt];
            add(IdKind::CustomEventType, daysAgo, typeBody, typeBody[key::alias].toString(),
                number);
        }
        daysAgo -= 70;
    }
}

void SeedSettings::addSegments()
{
    const QString member = u"json_extract(body, '$.\"%1\"')"_s;
    const auto condition = "condition"_L1;
    add(IdKind::Segment, 300,
        {{key::name, u"Clientes recurrentes"_s}, {condition, u"purchases >= 2"_s}});
    add(IdKind::Segment, 280,
        {{key::name, u"Suscritos al boletín"_s},
         {condition,
          u"%1 = 'subscribed'"_s.arg(member.arg(key::contact::newsletterSubscriptionStatus))}});
    add(IdKind::Segment, 200,
        {{key::name, u"Sin comprar desde hace medio año"_s},
         {condition, u"lastPurchase < %1"_s.arg(m_now - 180 * day)},
         {practice::uses::integrations, QJsonArray{m_usedIntegration}}});
    add(IdKind::Segment, 120,
        {{key::name, u"Tallas grandes"_s},
         {condition, u"%1 IN ('l', 'xl')"_s.arg(member.arg("talla"_L1))},
         {practice::uses::fields, QJsonArray{u"talla"_s}}});

    add(IdKind::Report, 300, {{key::name, u"Ventas diarias"_s}, {condition, QString()}});
    add(IdKind::Report, 250,
        {{key::name, u"Ventas con tarjeta"_s},
         {condition, u"%1 = 'card'"_s.arg(member.arg(key::paymentMethod))}});
    add(IdKind::Report, 90,
        {{key::name, u"Compras de más de 100 euros"_s}, {condition, u"total > 100"_s}});
}

} // namespace storedesk::practice
