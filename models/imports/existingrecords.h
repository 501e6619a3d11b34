// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"
#include "imports/recordfetcher.h"

namespace storedesk::imports {

// Looks up every record in a checked draft and writes the current values to a table, for a forecast
// or an undo. The table is deleted together with this object.
class ExistingRecords final : public QObject
{
    Q_OBJECT

public:
    // Objects passed by reference must outlive this object.
    ExistingRecords(api::Session &session, const base::Clock &clock, QObject *parent = nullptr);
    ~ExistingRecords() override;

    void start(const ImportDraft &draft);
    // Looks up only the records of these rows, which are sorted, and takes the others from the
    // table of a comparison.
    void startWithRest(const ImportDraft &draft, const std::vector<quint32> &rows,
                       const QString &others);
    void stop();
    [[nodiscard]] bool isRunning() const;
    [[nodiscard]] qint64 read() const { return m_reader.read(); }
    [[nodiscard]] qint64 all() const { return m_reader.all(); }
    // Returns a text such as “Looking up: 3 of 56 · waiting for the limit, 12 s”.
    [[nodiscard]] QString progressText() const;
    // Empty until the table has been written.
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }

Q_SIGNALS:
    void changed();

private:
    void begin(const ImportDraft &draft, const std::optional<std::vector<quint32>> &rows);
    void write();
    void fail(const base::Problem &problem);

    RecordFetcher m_reader;
    base::BackgroundTask m_work;
    // The folder that contains the table.
    QString m_folder;
    importcheck::ImportSettings m_settings;
    QStringList m_fields;
    // The table with the records that are not looked up. Empty if all are.
    QString m_others;
    QString m_path;
    base::Problem m_problem;
};

} // namespace storedesk::imports
