// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"

#include <QJsonArray>
#include <QJsonObject>

#include <map>

namespace storedesk::practice {

class Store;

// The contact fields of the account as everybody else needs them: the list, and checkers compiled
// from it. Read again only after a field came or went.
class FieldRegistry final
{
public:
    explicit FieldRegistry(Store &store);

    [[nodiscard]] const QJsonArray &fields();
    // Checks a body that changes a contact, or a file of contacts.
    [[nodiscard]] const catalogue::Checker &checker(catalogue::Place place);

    // The system fields as the service lists them, in the order of the catalogue.
    [[nodiscard]] static QJsonArray systemFields();

private:
    void refresh();

    Store &m_store;
    bool m_read = false;
    quint64 m_version = 0; // of the fields that were read
    QJsonArray m_fields;
    std::map<catalogue::Place, catalogue::Checker> m_checkers;
};

// A phone as it is kept: a number that brings no prefix gets that of its field.
[[nodiscard]] QString withPrefix(const QString &phone, const QString &countryCode);
// The same for all phones of a body; the fields are those of contacts or of an event type.
[[nodiscard]] QJsonObject withPrefixes(const QJsonArray &fields, QJsonObject body);

} // namespace storedesk::practice
