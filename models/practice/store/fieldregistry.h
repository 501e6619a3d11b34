// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"

#include <QJsonArray>
#include <QJsonObject>

#include <map>

namespace storedesk::practice {

class Store;

// The account's contact fields for other handlers, as a list and as checkers compiled from it.
// Reloaded only after a field has been created or deleted.
class FieldRegistry final
{
public:
    explicit FieldRegistry(Store &store);

    [[nodiscard]] const QJsonArray &fields();
    // Returns the checker for a contact body or a contact file.
    [[nodiscard]] const catalogue::Checker &checker(catalogue::FieldLocation place);

    // Returns the system fields as listed by the service, in the order of the catalogue.
    [[nodiscard]] static QJsonArray systemFields();

private:
    void refresh();

    Store &m_store;
    bool m_read = false;
    // The version of the loaded fields.
    quint64 m_version = 0;
    QJsonArray m_fields;
    std::map<catalogue::FieldLocation, catalogue::Checker> m_checkers;
};

// Returns a phone number in the form in which it is stored. A number without a prefix gets the
// field's prefix.
[[nodiscard]] QString withPrefix(const QString &phone, const QString &countryCode);
// Applies withPrefix() to all phone numbers in a body. The fields are contact fields or those of an
// event type.
[[nodiscard]] QJsonObject withPrefixes(const QJsonArray &fields, QJsonObject body);

} // namespace storedesk::practice
