// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>

#include <optional>

namespace storedesk::practice {

struct PracticeImportPlan;
class Store;

// Decides which fields of an existing record a row may change, according to the import's options.
// If two rows have the same key, the last one wins, even if existing records are preserved or only
// empty fields are filled. Values written by an earlier row in the same file do not count as
// existing, so this class records on disk what the import has written.
class ImportMerge final
{
public:
    ImportMerge(Store &store, const PracticeImportPlan &plan);

    // Notes that a row created this record.
    void created(qint64 number);
    // Returns the changes, or nothing if the record stays unchanged. In the values, null means a
    // blank cell; in the changes, a field to clear.
    [[nodiscard]] std::optional<QJsonObject> changes(qint64 number, const QJsonObject &body,
                                                     const QJsonObject &values);
    // Discards all records that were noted. Called when the import has ended.
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
