// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "account/accountfields.h"
#include "base/backgroundtask.h"
#include "imports/existingrecords.h"
#include "imports/importforecast.h"
#include "imports/mirroredrecords.h"
#include "imports/recipe.h"
#include "schedules/checkedfilework.h"

namespace storedesk::schedules {

// The settings of an import that watches a folder.
struct FolderImportSettings
{
    QString folder = {};
    // The path of a recipe, whose guards define when an import is stopped.
    QString recipe = {};
    // Whether files whose import has ended are moved to the folder "done" inside the watched one.
    // Otherwise, they stay and are imported again only when they change.
    bool movesFiles = true;

    bool operator==(const FolderImportSettings &) const = default;

    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static FolderImportSettings fromJson(const QJsonObject &object);
};

// Records are looked up before an import if no stored table contains them, but at most this many.
inline constexpr qint64 mostLookedUp = 1'000;

// Functions of the kind "import".
[[nodiscard]] QString folderImportTitle(const QJsonObject &settings);
void checkFolderImport(base::JsonMembers &settings);
[[nodiscard]] std::optional<WaitingFile> nextFile(const Schedule &schedule, const QDateTime &now);
void moveImportedFile(Schedule &schedule, ScheduleRun &run);
// Returns whether the file of the run is still the one for which the run began.
[[nodiscard]] bool isSameVersion(const ScheduleRun &run);
[[nodiscard]] std::optional<RunResult> importResult(const RunPlaces &places,
                                                    const ScheduleRun &run);

// Checks the file of a run with the recipe of its schedule, compares the rows with the existing
// records, and stores the import as a job unless one of the recipe's guards stops it. The current
// values are stored with the job, so that it can be undone, except for large files whose records
// are in no stored table.
class ImportWork final : public CheckedFileWork
{
    Q_OBJECT

public:
    ImportWork(FolderImportSettings settings, ScheduleRun run, const RunContext &context);
    ~ImportWork() override;
    [[nodiscard]] static std::unique_ptr<ScheduledWork>
    make(const Schedule &schedule, const ScheduleRun &run, const RunContext &context);

    void start() override;

private:
    void prepare(const base::Result<imports::Recipe> &recipe);
    void readFields();
    void openFile(const importcheck::ImportSettings &account);
    void applyRecipe() override;
    void finishCheck() override;
    void compare();
    void compareWithContacts();
    void compareWithLookups();
    void compareWith(const QString &knownPath);
    void checkGuards();
    void write();

    const FolderImportSettings m_settings;
    imports::Recipe m_recipe;
    // Whether the comparison with the existing records was started.
    bool m_compares = false;
    // The reason the rows could not be compared.
    base::Problem m_problem;
    imports::MirroredRecords m_mirrored;
    imports::ExistingRecords m_lookedUp;
    imports::ImportForecast m_forecast;
    std::unique_ptr<account::AccountFields> m_fields;
    base::BackgroundTask m_writing;
};

} // namespace storedesk::schedules
