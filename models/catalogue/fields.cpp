// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "field.h"

#include "key.h"
#include "rows.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::catalogue {

using namespace Qt::StringLiterals;

// In the order of Resource.
static constexpr std::array tables{
    catalogue::rows::contact,           catalogue::rows::purchase,
    catalogue::rows::product,           catalogue::rows::exports,
    catalogue::rows::imports,           catalogue::rows::couponSet,
    catalogue::rows::workflow,          catalogue::rows::store,
    catalogue::rows::contactField,      catalogue::rows::customEvent,
    catalogue::rows::customIntegration, catalogue::rows::customEventType};
static_assert(tables.size() == static_cast<std::size_t>(Resource::Count));

std::span<const Field> fieldsOf(Resource resource)
{
    return tables[static_cast<std::size_t>(resource)]();
}

const Field *fieldOf(Resource resource, QStringView key)
{
    const auto rows = fieldsOf(resource);
    const auto found =
        std::ranges::find_if(rows, [key](const Field &row) { return row.key == key; });
    return found == rows.end() ? nullptr : &*found;
}

QString titleOf(const Field &field)
{
    return QCoreApplication::translate("Fields", field.title);
}

QString helpOf(const Field &field)
{
    return field.help ? QCoreApplication::translate("Fields", field.help) : QString();
}

QString labelOf(const Choice &choice)
{
    return QCoreApplication::translate("Choices", choice.label);
}

std::optional<FieldLocation> placeOf(OperationId id)
{
    using enum OperationId;
    const Operation &row = operation(id);
    if (row.payload == Payload::None)
        return std::nullopt;
    switch (id) {
    case PatchContactByEmail:
        return FieldLocation::PatchByEmail;
    case PatchContactByExternalId:
        return FieldLocation::PatchByExternalId;
    case CreateDataExplorerExport:
        return FieldLocation::CreateExplorer;
    default:
        return row.effect == Effect::Update ? FieldLocation::Patch : FieldLocation::Create;
    }
}

QLatin1StringView keyMemberOf(Resource resource)
{
    switch (resource) {
    case Resource::Contact:
        return catalogue::key::contact::email;
    case Resource::CustomEvent:
        return catalogue::key::contactId;
    default:
        return catalogue::key::id;
    }
}

} // namespace storedesk::catalogue
