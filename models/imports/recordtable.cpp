// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/recordtable.h"
#include "base/newfile.h"

#include "csv/csvwriter.h"
#include "importcheck/existingcontacts.h"
#include "importcheck/headedtable.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

namespace storedesk::imports {

using namespace Qt::StringLiterals;
using catalogue::Type;

// Returns the normalised form used to compare keys.
static std::string nameOf(QByteArrayView text)
{
    return text.toByteArray().trimmed().toLower().toStdString();
}

static QByteArray trimmedCell(QByteArray text, const catalogue::FieldRule &rule)
{
    return rule.type == Type::Day ? text.left(10) : text;
}

QByteArray cellOf(const QJsonValue &value, const catalogue::FieldRule &rule)
{
    switch (value.type()) {
    case QJsonValue::Bool:
        return value.toBool() ? "true" : "false";
    case QJsonValue::Double:
        return QByteArray::number(value.toDouble(), 'g', QLocale::FloatingPointShortest);
    case QJsonValue::Array: {
        QByteArrayList elements;
        for (const auto &element : value.toArray())
            elements.append(cellOf(element, rule));
        return elements.join('|');
    }
    default:
        return trimmedCell(value.toString().toUtf8(), rule);
    }
}

RecordTable::RecordTable(importcheck::ImportKind kind, const QStringList &fields,
                         catalogue::FieldSet rules)
    : m_kind(kind)
    , m_fields(fields)
    , m_rules(std::move(rules))
    , m_names(static_cast<std::size_t>(importcheck::keysOf(kind).size()))
{
    for (const auto &key : importcheck::keysOf(kind)) {
        if (!m_fields.contains(key))
            m_fields.append(key);
    }
}

const catalogue::FieldRule &RecordTable::ruleOf(const QString &field) const
{
    static const catalogue::FieldRule plain;
    const auto *rule = m_rules.rule(field);
    return rule ? *rule : plain;
}

base::Result<void> RecordTable::read(const QString &path, const QString &temporaryFolder,
                                     base::Progress &progress, const Wanted &wanted)
{
    const auto opened = importcheck::HeadedTable::open(path, temporaryFolder, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    auto &rows = **opened;
    std::vector<int> columns;
    m_absent.clear();
    for (const auto &field : m_fields) {
        columns.push_back(rows.columnOf(field));
        if (columns.back() < 0)
            m_absent.append(field);
    }
    const CellOf cell = [&](const QString &field) {
        const auto at = m_fields.indexOf(field);
        return rows.cell(at < 0 ? -1 : columns[static_cast<std::size_t>(at)]);
    };
    while (rows.next()) {
        if (wanted && !wanted(cell))
            continue;
        QByteArrayList cells;
        for (const auto &field : m_fields)
            cells.append(trimmedCell(cell(field).toByteArray(), ruleOf(field)));
        add(cells);
    }
    return rows.end();
}

void RecordTable::add(const QJsonObject &record)
{
    QByteArrayList cells;
    for (const auto &field : m_fields)
        cells.append(cellOf(record.value(field), ruleOf(field)));
    add(cells);
}

void RecordTable::add(const QByteArrayList &cells)
{
    m_rows.push_back(cells);
    name(m_rows.size() - 1);
}

void RecordTable::name(std::size_t record)
{
    const auto keys = importcheck::keysOf(m_kind);
    for (qsizetype at = 0; at < keys.size(); ++at) {
        if (const auto text = cell(record, keys[at]); !text.isEmpty())
            m_names[static_cast<std::size_t>(at)].insert_or_assign(nameOf(text), record);
    }
}

base::Result<void> RecordTable::write(const QString &path) const
{
    base::NewFile file(path);
    const auto problem = [&file] {
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("RecordTable", "Couldn't save the current values."),
            .why = file.errorString()});
    };
    if (!file.open(QIODevice::WriteOnly))
        return problem();
    csv::CsvWriter csv(file);
    // Omit fields that were missing from the table.
    QList<qsizetype> columns;
    for (qsizetype at = 0; at < m_fields.size(); ++at) {
        if (has(m_fields[at])) {
            columns.append(at);
            csv.cell(m_fields[at]);
        }
    }
    csv.endRow();
    for (const auto &row : m_rows) {
        for (const auto at : std::as_const(columns))
            csv.cell(QByteArrayView(row.value(at)));
        csv.endRow();
    }
    if (const auto written = csv.finish(); !written)
        return written;
    return file.commit() ? base::Result<void>() : problem();
}

std::optional<std::size_t> RecordTable::find(const CellOf &cell) const
{
    const auto keys = importcheck::keysOf(m_kind);
    for (qsizetype at = 0; at < keys.size(); ++at) {
        const auto text = cell(keys[at]);
        const auto &names = m_names[static_cast<std::size_t>(at)];
        if (const auto found = text.isEmpty() ? names.end() : names.find(nameOf(text));
            found != names.end())
            return found->second;
    }
    return std::nullopt;
}

QByteArray RecordTable::cell(std::size_t record, const QString &field) const
{
    const auto at = m_fields.indexOf(field);
    return at < 0 ? QByteArray() : m_rows[record].value(at);
}

// The service puts a country code before numbers without one, however short they are: 12345 becomes
// +3412345.
static bool isSamePhone(QByteArrayView one, QByteArrayView other)
{
    static constexpr qsizetype longestCountryCode = 4;
    const auto shorter = one.size() < other.size() ? one : other;
    const auto longer = one.size() < other.size() ? other : one;
    const auto added = longer.size() - shorter.size();
    if (shorter.isEmpty() || !longer.endsWith(shorter))
        return false;
    const bool isCountryCode = longer.startsWith('+') && added <= longestCountryCode + 1;
    return added == 0 || (isCountryCode && !shorter.startsWith('+')) || shorter.size() > 5;
}

bool RecordTable::same(const QString &field, QByteArrayView one, QByteArrayView other) const
{
    const auto &rule = ruleOf(field);
    if (one == other)
        return true;
    if (rule.type == Type::Email)
        return nameOf(one) == nameOf(other);
    const auto first = one.trimmed();
    const auto second = other.trimmed();
    if (rule.type == Type::Phone && isSamePhone(first, second))
        return true;
    return importcheck::ExistingContacts::markOf(first, rule)
        == importcheck::ExistingContacts::markOf(second, rule);
}

} // namespace storedesk::imports
