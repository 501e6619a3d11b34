// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>

#include <optional>

namespace storedesk::practice {

struct ImportPlan;
class Store;

// Decides what a row may change of a record that is already there, by the options of the import.
//
// Of two rows with the same key the last one wins, also when existing records are to stay as they
// are or only empty fields are to be filled: what an earlier row of the same file made does not
// count as existing. So this keeps in mind, on disk, what the import made.
class ImportMerge final
{
public:
    ImportMerge(Store &store, const ImportPlan &plan);

    // A row made this record.
    void created(qint64 number);
    // What to change; nothing when the record stays as it is. In the values null stands for a blank
    // cell, in the changes for a field to be cleared.
    [[nodiscard]] std::optional<QJsonObject> changes(qint64 number, const QJsonObject &body,
                                                     const QJsonObject &values);
    // Forgets everything: the import has ended.
    static void clear(Store &store);

private:
    [[nodiscard]] QJsonObject fill(qint64 number, const QJsonObject &body,
                                   const QJsonObject &values);
    [[nodiscard]] bool wasCreated(qint64 number);

    Store &m_store;
    bool m_override;
    bool m_onlyEmpty;
};

} // namespace storedesk::practice
