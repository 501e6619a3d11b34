// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>

#include <optional>

namespace storedesk::practice {

struct PracticeImportPlan;
class Store;

// Decides which fields of an existing record a row may change, according to the options of the
// import. Of two rows with the same key the last one wins, even if existing records are preserved
// or only empty fields are filled: values written by an earlier row of the same file do not count
// as existing. So this class records on disk what the import has written.
class ImportMerge final
{
public:
    ImportMerge(Store &store, const PracticeImportPlan &plan);

    // Records that a row created this record.
    void created(qint64 number);
    // Returns the changes; empty if the record stays unchanged. In the values, null means a blank
    // cell; in the changes, a field to be cleared.
    [[nodiscard]] std::optional<QJsonObject> changes(qint64 number, const QJsonObject &body,
                                                     const QJsonObject &values);
    // Clears all records when the import has ended.
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
