// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "codes/columncache.h"
#include "query/rowbalance.h"
#include "sheet/columnreadings.h"
#include "sheet/readoptions.h"
#include "tablefile/tableopener.h"

#include <optional>

namespace storedesk::sheet {

// A file as a table, opened, counted and watched in the background.
class Sheet final : public QObject
{
    Q_OBJECT

public:
    enum class State : char { Closed, Opening, Failed, Counting, Stopped, Ready };

    Sheet(base::Clock &clock, QString temporaryFolder, QObject *parent = nullptr);

    void open(const QString &path, const ReadOptions &reading = {});
    // Stops counting. Rows that have already been found are preserved.
    void stop();
    // Reuses the results of another sheet that has read the same file completely, so that nothing
    // is read again. Otherwise returns false and changes nothing.
    [[nodiscard]] bool share(const Sheet &before);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] const ReadOptions &reading() const { return m_reading; }
    // Returns whether the first rows are shown while the file is still being opened.
    [[nodiscard]] bool showsBeginning() const { return m_beginning; }
    // Returns whether there is something to show.
    [[nodiscard]] bool isOpen() const { return static_cast<bool>(m_source.index); }
    [[nodiscard]] const tablefile::OpenedTable &opened() const { return m_opened; }
    // Questions about large tables are faster once they have been asked about the same columns,
    // which are then stored in memory or in a file without a name.
    [[nodiscard]] const csv::TableSource &source() const { return m_source; }
    [[nodiscard]] const QList<SheetColumn> &columns() const { return m_readings.columns(); }
    // The formats of the columns, which the user can change.
    [[nodiscard]] ColumnReadings &readings() { return m_readings; }
    [[nodiscard]] const ColumnReadings &readings() const { return m_readings; }
    [[nodiscard]] bool hasTraces() const { return m_reading.traced > 0; }
    // Returns the trace column for a column, or -1 if it has none.
    [[nodiscard]] int traceOf(int column) const
    {
        return hasTraces() && column >= 0 ? column + m_reading.traced : -1;
    }
    // Returns the number of data rows found so far, including blank ones. The first row has number
    // 1 if there is a header.
    [[nodiscard]] qint64 rows() const;
    [[nodiscard]] qint64 firstRow() const { return m_source.header ? 1 : 0; }
    [[nodiscard]] const std::optional<query::RowBalance> &balance() const { return m_balance; }
    [[nodiscard]] bool changedOnDisk() const { return m_changed; }
    // Returns the task that opens the file and then counts its rows.
    [[nodiscard]] const base::BackgroundTask &work() const { return m_work; }
    [[nodiscard]] base::Clock &clock() const { return m_clock; }

Q_SIGNALS:
    void stateChanged();
    // Emitted when more rows are known.
    void rowsKnown();
    // Emitted when the balance is known, or when a problem prevents it from being determined.
    void balanceKnown();
    void changeNoticed();
    // Emitted when the formats of these columns have changed.
    void formatsChanged(const QList<int> &columns);

private:
    struct Opening;
    void setOpened(Opening &&opening);
    void openBeginning(const tablefile::OpenOptions &options);
    void show(Opening &&opening);
    void dropBeginning();
    void count();
    // Uses a cache of columns if the table is large.
    void useCache(const std::shared_ptr<codes::ColumnCache> &cache);
    // Reads the columns that questions have asked for.
    void fillCache();
    // Determines the properties that require all rows.
    void readWhole();
    void fail(const base::Problem &problem);
    void setState(State state);
    // Called periodically.
    void look();

    base::Clock &m_clock;
    QString m_temporaryFolder;
    QString m_path;
    ReadOptions m_reading;
    State m_state = State::Closed;
    base::Problem m_problem;
    tablefile::OpenedTable m_opened;
    csv::TableSource m_source;
    ColumnReadings m_readings;
    std::optional<query::RowBalance> m_balance;
    bool m_beginning = false;
    bool m_changed = false;
    qint64 m_told = 0;
    base::BackgroundTask m_work;
    // Reads the first rows while the file is being opened.
    base::BackgroundTask m_beginningTask;
    base::BackgroundTask m_balancing;
    base::BackgroundTask m_watching;
    base::BackgroundTask m_caching;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::sheet
