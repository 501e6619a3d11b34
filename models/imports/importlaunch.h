// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"
#include "imports/prediction.h"
#include "jobs/importplan.h"
#include "jobs/jobfolder.h"

#include <functional>

namespace storedesk::jobs {
class JobBoard;
}

namespace storedesk::imports {

// What a forecast said about the rows that are sent.
struct ForeseenRows
{
    qint64 created = 0;
    qint64 changed = 0;
    qint64 unchanged = 0;
    qint64 refused = 0;

    bool operator==(const ForeseenRows &) const = default;

    [[nodiscard]] qint64 taken() const { return created + changed + unchanged; }
    // Nothing where a part of the rows could not be foreseen.
    [[nodiscard]] static std::optional<ForeseenRows> of(const Prediction &prediction);
};

// Makes a job of a checked draft: writes its files in the background, then hands it to the board,
// which runs it. The draft may be changed or go meanwhile.
class ImportLaunch final : public QObject
{
    Q_OBJECT

public:
    // The board outlives it.
    explicit ImportLaunch(jobs::JobBoard &board, QObject *parent = nullptr);

    // Why it cannot be sent, in a sentence; empty: it can.
    [[nodiscard]] static QString missing(const ImportDraft &draft);
    void start(const ImportDraft &draft, const std::optional<ForeseenRows> &foreseen = {});
    void stop();
    [[nodiscard]] bool isRunning() const { return m_work.running(); }
    [[nodiscard]] double progress() const { return m_work.part(); }

Q_SIGNALS:
    void begun(const QString &jobId); // it runs
    void failed(const storedesk::base::Problem &problem);

private:
    jobs::JobBoard &m_board;
    sheet::Work m_work;
};

// The work of it: writes files and journal into the folder of jobs and answers the id. For any
// thread; the clock outlives it, and the draft may go.
using ImportWriter = std::function<base::Result<QString>(table::Progress &)>;
[[nodiscard]] ImportWriter writerOf(const ImportDraft &draft, const jobs::JobFolder &folder,
                                    const base::Clock &clock,
                                    const std::optional<ForeseenRows> &foreseen = {});

// What of a draft is needed to repeat it, to fix and send the rest, and to look it up later.
struct ImportMemo
{
    ImportSettings settings = {}; // without the fields of the account
    Remembered matching = {};
    QStringList columns = {}; // of the file, by their names
    std::vector<QString> targets = {}; // of each of them
    qint64 rows = 0; // of the file
    qint64 heldBack = 0;
    QString fingerprint = {}; // of the content of the file
    std::optional<ForeseenRows> foreseen = {}; // before it was sent

    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static ImportMemo fromJson(const QJsonObject &object);
};

} // namespace storedesk::imports
