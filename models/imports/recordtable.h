// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "imports/kind.h"
#include "table/progress.h"

#include <QByteArrayList>
#include <QJsonObject>

#include <functional>
#include <unordered_map>

namespace storedesk::imports {

// Records that exist, with some of their fields as an import would write them: from an export, or
// from look-ups. Contacts are found by external id before e-mail, as the service finds them.
class RecordTable final
{
public:
    // Of a row: its cells by the key of a field.
    using CellOf = std::function<QByteArrayView(const QString &field)>;
    using Wanted = std::function<bool(const CellOf &cell)>;

    // The fields that name a record are always among them.
    RecordTable(Kind kind, const QStringList &fields, catalogue::FieldSet rules);

    // A table with ids of fields as headings; of its rows only those that are wanted.
    [[nodiscard]] base::Result<void> read(const QString &path, const QString &temporaryFolder,
                                          table::Progress &progress, const Wanted &wanted = {});
    void add(const QJsonObject &record); // as the service answers it
    void add(const QByteArrayList &cells); // of the fields, in their order
    [[nodiscard]] base::Result<void> write(const QString &path) const;

    [[nodiscard]] const QStringList &fields() const { return m_fields; }
    [[nodiscard]] bool has(const QString &field) const { return !m_absent.contains(field); }
    [[nodiscard]] std::size_t size() const { return m_rows.size(); }
    // The record that a row with these cells would change; absent: none.
    [[nodiscard]] std::optional<std::size_t> find(const CellOf &cell) const;
    [[nodiscard]] QByteArray cell(std::size_t record, const QString &field) const;
    // Whether two cells of a field mean the same, however they are written.
    [[nodiscard]] bool same(const QString &field, QByteArrayView one, QByteArrayView other) const;

private:
    void name(std::size_t record);
    [[nodiscard]] const catalogue::FieldRule &ruleOf(const QString &field) const;

    Kind m_kind;
    QStringList m_fields;
    catalogue::FieldSet m_rules;
    QStringList m_absent; // of the table that was read
    std::vector<QByteArrayList> m_rows;
    std::vector<std::unordered_map<std::string, std::size_t>> m_names; // for each key
};

// A value of a record as a cell of an import: lists with bars, days without their time.
[[nodiscard]] QByteArray cellOf(const QJsonValue &value, const catalogue::FieldRule &rule);

} // namespace storedesk::imports
