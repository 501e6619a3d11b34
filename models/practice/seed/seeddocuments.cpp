// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/seeddocuments.h"

#include "catalogue/key.h"

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static QJsonObject joined(QJsonObject object, const QJsonObject &more)
{
    for (auto member = more.begin(); member != more.end(); ++member)
        object[member.key()] = member.value();
    return object;
}

// Options whose labels are their capitalised ids.
static QJsonObject options(const QStringList &ids)
{
    QJsonArray list;
    for (const auto &id : ids) {
        const QString label = id.size() < 3 ? id.toUpper() : id.left(1).toUpper() + id.mid(1);
        list.append(QJsonObject{{key::id, id}, {key::label, label}});
    }
    return {{key::options, list}};
}

static QJsonObject field(const QString &id, const QString &name, const QString &type,
                         const QJsonObject &more = {})
{
    return joined({{key::id, id}, {key::name, name}, {key::type, type}, {key::required, false}},
                  more);
}

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

static QJsonObject workflow(const QString &name, const QString &status, const QJsonArray &tags)
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

static QJsonObject integration(const QString &name, const QString &description,
                               const QString &color, bool enabled)
{
    return {{key::name, name},
            {key::description, description},
            {key::color, color},
            {key::eventsEnabled, enabled},
            {key::imageUri, QJsonValue::Null}};
}

static QJsonObject eventField(const QString &id, const QString &name, const QString &type,
                              bool required, const QJsonObject &more = {})
{
    return joined(field(id, name, type, {{key::required, required}, {key::isPrimaryKey, false}}),
                  more);
}

static QJsonObject primaryKey(const QString &id, const QJsonObject &more = {})
{
    return eventField(id, u"Correo"_s, u"email"_s, true, joined({{key::isPrimaryKey, true}}, more));
}

static QJsonObject received(const QString &name, const QString &alias, const QString &receiveType,
                            const QString &icon, const QJsonArray &fields)
{
    return {{key::name, name},   {key::category, u"receive"_s},
            {key::alias, alias}, {key::receiveType, receiveType},
            {key::icon, icon},   {key::fields, fields}};
}

static QJsonArray pointTypes()
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

static QJsonArray surveyTypes()
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

} // namespace storedesk::practice
