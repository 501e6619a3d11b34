// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnreadings.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace storedesk::sheet {

ColumnReadings::ColumnReadings(const base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_work(clock)
{ }

void ColumnReadings::begin(const QList<SheetColumn> &columns)
{
    m_work.stop();
    m_columns = columns;
    writeTitles();
}

void ColumnReadings::setTitles(const QHash<QString, QString> &titles,
                               const QHash<QString, QStringList> &labels)
{
    if (titles == m_titles && labels == m_labels)
        return;
    m_titles = titles;
    m_labels = labels;
    writeTitles();
    Q_EMIT titlesChanged();
}

void ColumnReadings::writeTitles()
{
    for (auto &column : m_columns) {
        column.title = m_titles.value(column.name);
        column.labels = m_labels.value(column.name);
    }
}

void ColumnReadings::stop()
{
    m_work.stop();
}

void ColumnReadings::readAll(const csv::TableSource &source)
{
    std::vector<int> columns(
        static_cast<std::size_t>(std::min<qsizetype>(m_columns.size(), mostColumnsRead)));
    std::iota(columns.begin(), columns.end(), 0);
    using Evidence = base::Result<std::vector<statistics::ColumnEvidence>>;
    m_work.start(
        [source, columns](base::Progress &progress) {
            return statistics::evidenceOf(source, columns, progress);
        },
        [this](Evidence &&evidence) {
            // Read errors are reported elsewhere.
            if (evidence)
                applyEvidence(*evidence);
        });
}

void ColumnReadings::applyEvidence(const std::vector<statistics::ColumnEvidence> &evidence)
{
    auto columns = m_columns;
    for (std::size_t index = 0; index < evidence.size(); ++index) {
        auto &column = columns[static_cast<qsizetype>(index)];
        column.evidence = std::make_shared<const statistics::ColumnEvidence>(evidence[index]);
        column.read();
    }
    replace(columns);
}

void ColumnReadings::choose(int column, statistics::FormatChoice choice)
{
    if (column < 0 || column >= m_columns.size())
        return;
    auto columns = m_columns;
    columns[column].choice = choice;
    columns[column].read();
    replace(columns);
}

void ColumnReadings::setChoices(const QList<statistics::FormatChoice> &choices)
{
    auto columns = m_columns;
    for (qsizetype column = 0; column < columns.size(); ++column) {
        const auto choice = choices.value(column, statistics::FormatChoice::Automatic);
        if (std::exchange(columns[column].choice, choice) != choice)
            columns[column].read();
    }
    replace(columns);
}

void ColumnReadings::replace(const QList<SheetColumn> &columns)
{
    QList<int> others;
    for (qsizetype column = 0; column < columns.size(); ++column) {
        if (columns[column].reading != m_columns[column].reading
            || columns[column].choice != m_columns[column].choice)
            others.append(static_cast<int>(column));
    }
    m_columns = columns;
    if (!others.isEmpty())
        Q_EMIT changed(others);
}

QList<values::ColumnFormat> ColumnReadings::formats() const
{
    QList<values::ColumnFormat> formats;
    for (const auto &column : m_columns)
        formats.append(column.reading.format);
    return formats;
}

} // namespace storedesk::sheet
