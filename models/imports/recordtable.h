// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "base/result.h"
#include "importcheck/importkind.h"

#include <QByteArrayList>
#include <QJsonObject>

#include <functional>
#include <unordered_map>

namespace storedesk::imports {

// Existing records with some of their fields in import format, from an export or from lookups. Like
// the service, finds contacts by external ID first and then by email.
class RecordTable final
{
public:
    // Returns a row's cell for a field key.
    using CellOf = std::function<QByteArrayView(const QString &field)>;
    using Wanted = std::function<bool(const CellOf &cell)>;

    // Key fields are always included.
    RecordTable(importcheck::ImportKind kind, const QStringList &fields, catalogue::FieldSet rules);

    // Reads a table with field IDs as headings, optionally filtered by row.
    [[nodiscard]] base::Result<void> read(const QString &path, const QString &temporaryFolder,
                                          base::Progress &progress, const Wanted &wanted = {});
    // Adds a record as returned by the service.
    void add(const QJsonObject &record);
    // Adds cells in the order of the fields.
    void add(const QByteArrayList &cells);
    [[nodiscard]] base::Result<void> write(const QString &path) const;

    [[nodiscard]] const QStringList &fields() const { return m_fields; }
    [[nodiscard]] bool has(const QString &field) const { return !m_absent.contains(field); }
    [[nodiscard]] std::size_t size() const { return m_rows.size(); }
    // Returns the record that a row with these cells would change.
    [[nodiscard]] std::optional<std::size_t> find(const CellOf &cell) const;
    [[nodiscard]] QByteArray cell(std::size_t record, const QString &field) const;
    // Returns whether two cells in a field mean the same, regardless of formatting.
    [[nodiscard]] bool same(const QString &field, QByteArrayView one, QByteArrayView other) const;

private:
    void name(std::size_t record);
    [[nodiscard]] const catalogue::FieldRule &ruleOf(const QString &field) const;

    importcheck::ImportKind m_kind;
    QStringList m_fields;
    catalogue::FieldSet m_rules;
    // Fields that were missing from the table.
    QStringList m_absent;
    std::vector<QByteArrayList> m_rows;
    // Records by name, for each key field.
    std::vector<std::unordered_map<std::string, std::size_t>> m_names;
};

// Formats a value as an import cell. Lists are joined with vertical bars, and dates have no time.
[[nodiscard]] QByteArray cellOf(const QJsonValue &value, const catalogue::FieldRule &rule);

} // namespace storedesk::imports
