// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "sheet/sheetcolumn.h"

#include <QHash>

namespace storedesk::sheet {

// The formats of the columns of a sheet: detected from the first rows at once, from all rows as
// soon as they are counted, and changed by the user.
class ColumnReadings final : public QObject
{
    Q_OBJECT

public:
    explicit ColumnReadings(const base::Clock &clock, QObject *parent = nullptr);

    // Starts with the columns of another file and forgets choices.
    void begin(const QList<SheetColumn> &columns);
    // Reads every row in the background.
    void readAll(const csv::TableSource &source);
    void stop();
    [[nodiscard]] bool running() const { return m_work.running(); }

    void choose(int column, statistics::FormatChoice choice);
    // Sets the choices of all columns.
    void setChoices(const QList<statistics::FormatChoice> &choices);

    // Sets the titles of columns by name, for this file and later ones; labels as in SheetColumn.
    void setTitles(const QHash<QString, QString> &titles,
                   const QHash<QString, QStringList> &labels = {});

    [[nodiscard]] const QList<SheetColumn> &columns() const { return m_columns; }
    [[nodiscard]] QList<values::ColumnFormat> formats() const;

Q_SIGNALS:
    // Emitted when the formats of these columns changed.
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
