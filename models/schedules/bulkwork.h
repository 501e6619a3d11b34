// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "imports/recipe.h"
#include "jobs/bulktable.h"
#include "schedules/checkedfilework.h"
#include "schedules/definitionreader.h"
#include "schedules/importwork.h"

namespace storedesk::schedules {

// The settings of a bulk job that watches a folder.
struct FolderBulkSettings
{
    static constexpr qint64 usualMostRows = 1'000;

    FolderImportSettings files = {};
    // A file with more rows is not sent.
    qint64 mostRows = usualMostRows;
    // A file is not sent if more than this percentage of its rows can't be sent.
    int mostRejects = 0;
    // A file is not sent if its blank cells would erase more values than this.
    qint64 mostBlanked = 0;

    bool operator==(const FolderBulkSettings &) const = default;

    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static FolderBulkSettings fromJson(const QJsonObject &object);
};

// Functions of the kind "bulk".
void checkFolderBulk(base::JsonMembers &settings);
[[nodiscard]] std::optional<RunResult> bulkResult(const RunPlaces &places, const ScheduleRun &run);
// Returns the reason that the job of a recipe must not repeat unattended, or an empty text.
[[nodiscard]] QString whyNotRepeated(const imports::Recipe &recipe, bool movesFiles);

// Checks the rows of a file with the recipe of a bulk job, and stores the job unless one of the
// limits of its schedule stops it.
class BulkWork final : public CheckedFileWork
{
    Q_OBJECT

public:
    BulkWork(FolderBulkSettings settings, ScheduleRun run, const RunContext &context);
    ~BulkWork() override;
    [[nodiscard]] static std::unique_ptr<ScheduledWork>
    make(const Schedule &schedule, const ScheduleRun &run, const RunContext &context);

    void start() override;

private:
    // The file and the job that its rows become.
    struct Opened
    {
        imports::Recipe recipe = {};
        jobs::BulkTable table = {};
        jobs::BulkPlan plan = {};
    };

    void prepare(base::Result<Opened> &&opened);
    void checkDefinitions();
    void checkRows(const QStringList &storeDomains);
    void applyRecipe() override;
    void finishCheck() override;
    void write();
    void takeWritten(const base::Result<QStringList> &reasons);

    const FolderBulkSettings m_settings;
    Opened m_opened;
    DefinitionReader m_definitions;
    base::BackgroundTask m_work;
};

} // namespace storedesk::schedules
