// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"

#include <QJsonArray>

#include <map>

namespace storedesk::practice {

class Store;

// The contact fields of the account as everybody else needs them: the list, and checkers compiled
// from it. Read again only after a field came or went.
class FieldBook final
{
public:
    explicit FieldBook(Store &store);

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

} // namespace storedesk::practice
