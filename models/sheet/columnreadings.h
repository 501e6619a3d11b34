// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetcolumn.h"
#include "sheet/work.h"

#include <QHash>

namespace storedesk::sheet {

// How the columns of a sheet are read: found out from the first rows at once, from all of them as
// soon as they are counted, and changed by hand.
class ColumnReadings final : public QObject
{
    Q_OBJECT

public:
    explicit ColumnReadings(const base::Clock &clock, QObject *parent = nullptr);

    void begin(const QList<SheetColumn> &columns); // of another file; choices are forgotten
    void readAll(const table::Source &source); // every row, in the background
    void stop();
    [[nodiscard]] bool running() const { return m_work.running(); }

    void choose(int column, table::FormatChoice choice);
    void setChoices(const QList<table::FormatChoice> &choices); // of all columns

    // The titles of columns by their names, for this file and the next ones; labels as in
    // SheetColumn.
    void setTitles(const QHash<QString, QString> &titles,
                   const QHash<QString, QStringList> &labels = {});

    [[nodiscard]] const QList<SheetColumn> &columns() const { return m_columns; }
    [[nodiscard]] QList<table::ColumnFormat> formats() const;

Q_SIGNALS:
    void changed(const QList<int> &columns); // these are read in another way now
    void titlesChanged();

private:
    void writeTitles();
    void take(const std::vector<table::ColumnEvidence> &evidence);
    void replace(const QList<SheetColumn> &columns);

    QList<SheetColumn> m_columns;
    QHash<QString, QString> m_titles;
    QHash<QString, QStringList> m_labels;
    Work m_work;
};

} // namespace storedesk::sheet
