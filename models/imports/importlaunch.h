// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importrun/importplan.h"
#include "imports/effectreader.h"
#include "imports/importdraft.h"
#include "journal/jobfolder.h"

#include <functional>

namespace storedesk::jobs {
class JobManager;
}

namespace storedesk::imports {

// Predicted effects of the rows that are sent.
struct ForeseenRows
{
    qint64 created = 0;
    qint64 changed = 0;
    qint64 unchanged = 0;
    qint64 refused = 0;

    bool operator==(const ForeseenRows &) const = default;

    [[nodiscard]] qint64 taken() const { return created + changed + unchanged; }
    // Returns nothing if the effect of some rows could not be predicted.
    [[nodiscard]] static std::optional<ForeseenRows> of(const importcheck::Prediction &prediction);
};

// Creates a job from a checked draft. Writes its files in the background, then passes it to the job
// manager, which runs it. The draft may be changed or destroyed in the meantime.
class ImportLaunch final : public QObject
{
    Q_OBJECT

public:
    // The job manager must outlive this object.
    explicit ImportLaunch(jobs::JobManager &jobManager, QObject *parent = nullptr);

    // Returns a sentence that explains why the draft cannot be sent, or an empty string if it can.
    [[nodiscard]] static QString missing(const ImportDraft &draft);
    // The effects are those of the draft's rows, or null if they were not predicted.
    void start(const ImportDraft &draft, const std::shared_ptr<const EffectSource> &effects = {});
    void stop();
    [[nodiscard]] bool isRunning() const { return m_work.running(); }
    [[nodiscard]] double progress() const { return m_work.part(); }

Q_SIGNALS:
    // Emitted when the job has been started.
    void begun(const QString &jobId);
    void failed(const storedesk::base::Problem &problem);

private:
    jobs::JobManager &m_jobManager;
    base::BackgroundTask m_work;
};

// Writes the files and the journal into the jobs folder and returns the job ID, which is a new one
// unless it is given. Thread-safe. The clock must outlive the function, but the draft need not.
using ImportWriter = std::function<base::Result<QString>(base::Progress &)>;
[[nodiscard]] ImportWriter writerOf(const ImportDraft &draft, const journal::JobFolder &folder,
                                    const base::Clock &clock,
                                    const std::shared_ptr<const EffectSource> &effects = {},
                                    const QString &id = {});

// The parts of a draft that are stored with the job, so that it can be repeated, its remaining rows
// can be repaired and sent, and the job can be shown later.
struct ImportMemo
{
    // Does not include the account's fields.
    importcheck::ImportSettings settings = {};
    importcheck::Remembered matching = {};
    // The column names in the file.
    QStringList columns = {};
    // The target field for each column.
    std::vector<QString> targets = {};
    // The number of rows in the file.
    qint64 rows = 0;
    qint64 heldBack = 0;
    // The path of the file. Empty if the rows were pasted or generated.
    QString path = {};
    // A fingerprint of the file content.
    QString fingerprint = {};
    // All settings of the draft, as a recipe.
    QJsonObject recipe = {};
    // The prediction made before the import was sent.
    std::optional<ForeseenRows> foreseen = {};

    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static ImportMemo fromJson(const QJsonObject &object);
};

} // namespace storedesk::imports
