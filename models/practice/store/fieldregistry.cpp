// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/fieldregistry.h"

#include "catalogue/key.h"
#include "practice/store/store.h"

#include <limits>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;
using catalogue::FieldLocation;
using catalogue::Type;

QString withPrefix(const QString &phone, const QString &countryCode)
{
    return phone.isEmpty() || phone.startsWith(u'+') ? phone : u"+%1%2"_s.arg(countryCode, phone);
}

QJsonObject withPrefixes(const QJsonArray &fields, QJsonObject body)
{
    for (const auto &field : fields) {
        const auto id = field[key::id].toString();
        const auto phone = body.value(id).toString();
        if (field[key::type].toString() == "phone"_L1 && !phone.isEmpty())
            body[id] = withPrefix(phone, field[key::defaultCountryCode].toString());
    }
    return body;
}

FieldRegistry::FieldRegistry(Store &store)
    : m_store(store)
{ }

void FieldRegistry::refresh()
{
    const quint64 version = m_store.version(IdKind::ContactField);
    if (m_read && version == m_version)
        return;
    m_fields = m_store.list(IdKind::ContactField, 0, std::numeric_limits<int>::max());
    m_checkers.clear();
    m_version = version;
    m_read = true;
}

const QJsonArray &FieldRegistry::fields()
{
    refresh();
    return m_fields;
}

const catalogue::Checker &FieldRegistry::checker(FieldLocation place)
{
    refresh();
    const auto found = m_checkers.find(place);
    if (found != m_checkers.end())
        return found->second;
    return m_checkers
        .emplace(place, catalogue::Checker(catalogue::FieldSet::ofContacts(place, m_fields)))
        .first->second;
}

// Returns the name that contact fields use for a catalogue type.
static QString typeName(Type type)
{
    switch (type) {
    case Type::Email:
        return u"email"_s;
    case Type::Phone:
        return u"phone"_s;
    case Type::Integer:
        return u"integer"_s;
    case Type::Decimal:
    case Type::Money:
    case Type::Percent:
        return u"decimal"_s;
    case Type::Moment:
    case Type::Day:
    case Type::Date:
        return u"date"_s;
    case Type::Boolean:
        return u"boolean"_s;
    case Type::Choice:
        return u"radio"_s;
    case Type::Choices:
        return u"checkbox"_s;
    default:
        return u"text"_s;
    }
}

static QJsonObject definitionOf(const catalogue::Field &field)
{
    constexpr catalogue::Places writable =
        FieldLocation::Patch | FieldLocation::PatchByEmail | FieldLocation::PatchByExternalId;
    QJsonObject definition{
        {key::id, QString(field.key)},
        {key::name, QString::fromLatin1(field.title)},
        {key::type, typeName(field.type)},
        {key::custom, false},
        {key::readOnly, !(field.places & writable)},
        {key::required, false},
        {key::status, u"active"_s},
    };
    if (field.type == Type::Phone)
        definition[key::defaultCountryCode] = u"34"_s;
    QJsonArray options;
    for (const auto &choice : field.choices)
        options.append(QJsonObject{{key::id, QString(choice.id)},
                                   {key::label, QString::fromLatin1(choice.label)}});
    if (!options.isEmpty())
        definition[key::options] = options;
    return definition;
}

QJsonArray FieldRegistry::systemFields()
{
    QJsonArray fields;
    for (const auto &field : catalogue::fieldsOf(catalogue::Resource::Contact)) {
        if (field.key.startsWith('_'_L1) && field.places.testFlag(FieldLocation::Answer))
            fields.append(definitionOf(field));
    }
    return fields;
}

} // namespace storedesk::practice
