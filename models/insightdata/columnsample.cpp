// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnsample.h"

#include "catalogue/field.h"
#include "catalogue/key.h"
#include "csv/csvreader.h"
#include "csv/tabledevice.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

static constexpr qsizetype sampledRows = 200;

QStringList ColumnSample::valuesOf(int column) const
{
    QStringList values;
    for (const auto &row : rows) {
        if (const auto value = row.value(column).trimmed(); !value.isEmpty())
            values.append(value);
    }
    return values;
}

QString ColumnSample::fingerprint() const
{
    QByteArrayList words;
    for (const auto &heading : headings)
        words.append(foldedHeading(heading));
    std::ranges::sort(words);
    const auto text = QByteArray::number(static_cast<int>(table)) + '\n' + words.join('\n');
    return QString::fromLatin1(
        QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().first(32));
}

base::Result<ColumnSample> sampleOf(InputTable table, const QString &path,
                                    const tablefile::OpenOptions &options, base::Progress &progress)
{
    const auto opened = tablefile::openTable(path, options, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    csv::TableDevice device(opened->file, opened->begin.offset, &progress);
    device.open(QIODevice::ReadOnly);
    csv::CsvReader reader(device, opened->dialect.dialect);
    ColumnSample sample{.table = table};
    while (sample.rows.size() < sampledRows && reader.next()) {
        QStringList cells;
        for (const auto &cell : reader.copy())
            cells.append(QString::fromUtf8(cell));
        if (sample.headings.isEmpty())
            sample.headings = cells;
        else if (!reader.blank())
            sample.rows.append(cells);
    }
    return sample;
}

namespace {

bool isKnownType(const QString &value)
{
    static const auto known = [] {
        QSet<QString> types;
        const auto name = u"%1.%2"_s.arg(catalogue::key::filters, catalogue::key::activityTypes);
        for (const auto &field : catalogue::fieldsOf(catalogue::Resource::Export)) {
            if (field.key != name)
                continue;
            for (const auto &choice : field.choices)
                types.insert(choice.id);
        }
        return types;
    }();
    return known.contains(value);
}

bool matches(const QString &value, const QString &pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(value).hasMatch();
}

bool isObjectId(const QString &value)
{
    return matches(value, u"[0-9a-f]{24}"_s);
}

bool isTime(const QString &value)
{
    return matches(value, u"\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d.*"_s);
}

bool isMoney(const QString &value)
{
    return matches(value, u"-?\\d+[.,]\\d\\d"_s);
}

bool isEmail(const QString &value)
{
    return matches(value, u"[^@\\s]+@[^@\\s]+"_s);
}

// Values that suggest roles. Of several columns with such values, the first gets the first role
// that no column has.
struct Clue
{
    InputTable table;
    bool (*fits)(const QString &value);
    std::array<ColumnRole, 2> roles;
};

constexpr std::array clues{
    Clue{InputTable::Activities, isKnownType, {ColumnRole::ActivityType, ColumnRole::Count}},
    Clue{InputTable::Activities, isObjectId, {ColumnRole::ActivityId, ColumnRole::ActivityContact}},
    Clue{InputTable::Activities, isTime, {ColumnRole::ActivityTime, ColumnRole::Count}},
    Clue{InputTable::Activities, isMoney, {ColumnRole::ActivityAmount, ColumnRole::Count}},
    Clue{InputTable::Activities, isEmail, {ColumnRole::ActivityEmail, ColumnRole::Count}},
    Clue{InputTable::Lines, isObjectId, {ColumnRole::LineActivity, ColumnRole::Count}},
    Clue{InputTable::Lines, isMoney, {ColumnRole::LineUnitPrice, ColumnRole::LinePrice}},
    Clue{InputTable::Contacts, isObjectId, {ColumnRole::ContactId, ColumnRole::Count}},
    Clue{InputTable::Contacts, isEmail, {ColumnRole::ContactEmail, ColumnRole::Count}},
};

} // namespace

QHash<QString, QString> proposedRoles(const ColumnSample &sample, const QJsonObject &choices)
{
    auto columns = columnsByRole(sample.table, sample.headings, choices);
    QHash<QString, QString> proposed;
    for (int column = 0; column < sample.headings.size(); ++column) {
        const auto &heading = sample.headings.at(column);
        const bool hasRole = std::ranges::find(columns, column) != columns.end();
        const auto values = sample.valuesOf(column);
        if (hasRole || choices.contains(heading) || values.isEmpty())
            continue;
        for (const auto &clue : clues) {
            if (clue.table != sample.table || !std::ranges::all_of(values, clue.fits))
                continue;
            const auto free = std::ranges::find_if(clue.roles, [&columns](ColumnRole role) {
                return role != ColumnRole::Count && columns[static_cast<std::size_t>(role)] < 0;
            });
            if (free == clue.roles.end())
                continue;
            columns[static_cast<std::size_t>(*free)] = column;
            proposed.insert(heading, rowOf(*free).name);
            break;
        }
    }
    return proposed;
}

} // namespace storedesk::insights
