// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "sheet/sheetcolumn.h"

#include <QHash>

namespace storedesk::sheet {

// The formats of a sheet's columns. They are detected at once from the first rows, and from all
// rows as soon as these have been counted. The user can change them.
class ColumnReadings final : public QObject
{
    Q_OBJECT

public:
    explicit ColumnReadings(const base::Clock &clock, QObject *parent = nullptr);

    // Starts with another file's columns and discards earlier choices.
    void begin(const QList<SheetColumn> &columns);
    // Reads every row in the background.
    void readAll(const csv::TableSource &source);
    void stop();
    [[nodiscard]] bool running() const { return m_work.running(); }

    void choose(int column, statistics::FormatChoice choice);
    // Sets the choices for all columns.
    void setChoices(const QList<statistics::FormatChoice> &choices);

    // Sets the titles of columns by name, for this file and later ones. For the labels, see
    // SheetColumn.
    void setTitles(const QHash<QString, QString> &titles,
                   const QHash<QString, QStringList> &labels = {});

    [[nodiscard]] const QList<SheetColumn> &columns() const { return m_columns; }
    [[nodiscard]] QList<values::ColumnFormat> formats() const;

Q_SIGNALS:
    // Emitted when the formats of these columns have changed.
    void changed(const QList<int> &columns);
    void titlesChanged();

private:
    void writeTitles();
    void applyEvidence(const std::vector<statistics::ColumnEvidence> &evidence);
    void replace(const QList<SheetColumn> &columns);

    QList<SheetColumn> m_columns;
    QHash<QString, QString> m_titles;
    QHash<QString, QStringList> m_labels;
    base::BackgroundTask m_work;
};

} // namespace storedesk::sheet
