// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/imports/importcontacts.h"

#include "catalogue/key.h"
#include "practice/imports/practiceimportplan.h"
#include "practice/store/fieldregistry.h"

using namespace Qt::StringLiterals;

namespace storedesk::practice {

namespace key = catalogue::key;

ContactsImport::ContactsImport(const HandlerContext &context, FieldRegistry &fields,
                               const PracticeImportPlan &plan)
    : m_fields(fields)
    , m_table(context.store)
    , m_writer(context, "import"_L1)
    , m_merge(context.store, plan)
{ }

const catalogue::Checker &ContactsImport::checker()
{
    return m_fields.checker(catalogue::FieldLocation::Csv);
}

static RowFault taken(QLatin1StringView field, const QString &value)
{
    return {
        .field = field, .value = value.toUtf8(), .reason = u"Value belongs to another contact"_s};
}

static QJsonObject withoutBlanks(const QJsonObject &values)
{
    QJsonObject body;
    for (auto value = values.begin(); value != values.end(); ++value) {
        if (!value->isNull())
            body[value.key()] = *value;
    }
    return body;
}

// One of the two keys is required, and an external id of only spaces is invalid.
std::vector<RowFault> ContactsImport::faultsOf(const QJsonObject &values)
{
    const auto email = values[key::contact::email].toString();
    const auto externalId = values[key::contact::externalId].toString();
    if (!externalId.trimmed().isEmpty() || (externalId.isEmpty() && !email.isEmpty()))
        return {};
    return {{.field = externalId.isEmpty() ? key::contact::email : key::contact::externalId,
             .value = externalId.toUtf8(),
             .reason = catalogue::textOf(catalogue::Reason::Missing)}};
}

std::vector<RowFault> ContactsImport::take(const QJsonObject &values)
{
    const auto email = values[key::contact::email].toString();
    const auto externalId = values[key::contact::externalId].toString();
    auto contact = externalId.isEmpty() ? std::nullopt : m_table.byExternalId(externalId);
    const auto byEmail = email.isEmpty() ? std::nullopt : m_table.byEmail(email);
    if (contact && byEmail && byEmail->number != contact->number)
        return {taken(key::contact::email, email)};
    if (!contact && byEmail) {
        // A contact without an external id gets this id; a contact with another one is a different
        // person.
        const auto known = byEmail->body[key::contact::externalId].toString();
        if (!externalId.isEmpty() && !known.isEmpty())
            return {taken(key::contact::email, email)};
        contact = byEmail;
    }
    if (!contact) {
        m_merge.created(m_writer.create(withoutBlanks(values)).number);
        return {};
    }
    if (const auto changes = m_merge.changes(contact->number, contact->body, values);
        changes && !changes->isEmpty())
        m_writer.change(*contact, *changes);
    return {};
}

} // namespace storedesk::practice
