// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/seedsettings.h"

#include "catalogue/key.h"
#include "practice/seed/seeddocuments.h"
#include "practice/seed/seedrandom.h"
#include "practice/store/fieldregistry.h"
#include "practice/store/store.h"
#include "practice/store/usage.h"

#include <QJsonDocument>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static constexpr quint64 settingsTopic = 0x5e77;
// In days.
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
    // The list shows the newest first: with times one apart, the system fields have the order of
    // the catalogue.
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
        // Workflows paused for three months are finalised.
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
