// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordnotices.h"

#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "itemmodels/transfer.h"
#include "ui/host/pageid.h"
#include "ui/host/recordaddress.h"
#include "ui/offline/offlinerecord.h"
#include "ui/records/recordloader.h"
#include "ui/records/recordstates.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using State = RecordLoader::State;

// Returns the notice for a failed import. The service reports only that it failed, so the notice
// lists the documented rules for files and does not guess the cause.
static RecordNotice failedImport(const itemmodels::Transfer &import, bool mayWrite)
{
    RecordNotice notice{.tone = Tone::Err,
                        .headline = QCoreApplication::translate(
                            "RecordNotices", "This import failed. The service gave no reason."),
                        .sentence = QCoreApplication::translate(
                            "RecordNotices",
                            "Common causes: the file is not UTF-8; its first row doesn't contain "
                            "the field IDs; the column that identifies each record is missing; or "
                            "the separator is different from the one chosen.")};
    if (import.hasFile)
        notice.headline = QCoreApplication::translate("RecordNotices",
                                                      "This import failed. See the error report.");
    if (mayWrite) {
        notice.action = QCoreApplication::translate("RecordNotices", "New import like this…");
        notice.place = {.page = pageid::newImport, .values = {import.id}};
    }
    return notice;
}

static RecordNotice failedExport(const itemmodels::Transfer &made, bool mayWrite)
{
    RecordNotice notice{.tone = Tone::Err,
                        .headline = QCoreApplication::translate(
                            "RecordNotices", "This export failed. The service gave no reason."),
                        .sentence = {}};
    if (mayWrite) {
        notice.action = QCoreApplication::translate("RecordNotices", "New export like this…");
        notice.place = {.page = pageid::newExport, .values = {made.id}};
    }
    return notice;
}

// Returns a notice that explains a paused workflow, because the overview lists it as a problem.
static std::optional<RecordNotice> pausedWorkflow(const QJsonObject &workflow)
{
    namespace key = catalogue::key;
    if (workflow[key::status].toString() != catalogue::choice::state::paused)
        return std::nullopt;
    const auto changed =
        QDateTime::fromString(workflow[key::updatedAt].toString(), Qt::ISODateWithMs).toLocalTime();
    return RecordNotice{
        .tone = Tone::Warn,
        .headline = changed.isValid()
            ? QCoreApplication::translate("RecordNotices",
                                          "This workflow is paused. It was last changed on %1.")
                  .arg(QLocale().toString(changed.date(), u"d MMM yyyy"_s))
            : QCoreApplication::translate("RecordNotices", "This workflow is paused."),
        .sentence = QCoreApplication::translate(
            "RecordNotices",
            "Resume or finalise it in the service's own application. The service finalises "
            "workflows that have been paused for more than 3 months.")};
}

// Marks the offline copy that is shown until the live record arrives.
static RecordNotice offlineCopy(const RecordLoader &reader, const QDateTime &now)
{
    const bool failed = reader.state() == State::Failed;
    RecordNotice notice{
        .tone = failed ? Tone::Warn : Tone::Neutral,
        .headline = QCoreApplication::translate("RecordNotices", "Offline copy, last updated %1")
                        .arg(storedAge(reader.copiedAt(), now)),
        .sentence = failed
            ? reader.error().words.what
            : QCoreApplication::translate("RecordNotices", "The live record is loading."),
        .icon = failed ? Icon::Offline : Icon::Clock};
    if (failed)
        notice.action = QCoreApplication::translate("RecordNotices", "Try again");
    return notice;
}

// Names the successor of the method that the record was opened with.
static RecordNotice openedByOlderMethod(const RecordLoader &reader,
                                        const catalogue::LookupKey &successor)
{
    const auto title = titleOf(successor);
    return {.tone = Tone::Neutral,
            .headline = QCoreApplication::translate("RecordNotices",
                                                    "This record was opened by an older method"),
            .sentence = QCoreApplication::translate(
                            "RecordNotices", "The service may remove the method. Use “%1” instead.")
                            .arg(title),
            .icon = Icon::Info,
            .action = QCoreApplication::translate("RecordNotices", "Open by “%1”").arg(title),
            .place = ui::placeOf(successor, {reader.pathValues().constLast()})};
}

std::optional<RecordNotice> noticeOf(const RecordLoader &reader, bool mayWrite,
                                     const QDateTime &now)
{
    const auto *lookupKey = reader.lookupKey();
    if (!lookupKey)
        return std::nullopt;
    if (reader.isCopy())
        return offlineCopy(reader, now);
    // A loaded record stays visible when reading it again fails.
    if (reader.state() == State::Failed && reader.hasRecord())
        return RecordNotice{.tone = Tone::Warn,
                            .headline =
                                QCoreApplication::translate("RecordNotices", "Last known status"),
                            .sentence = reader.error().words.what};
    if (const auto *successor = successorOf(*lookupKey); successor && reader.hasRecord())
        return openedByOlderMethod(reader, *successor);
    const auto resource = lookupKey->resource();
    if (resource == Resource::ContactField)
        return RecordNotice{
            .tone = Tone::Neutral,
            .headline =
                QCoreApplication::translate("RecordNotices", "Contact fields can't be edited"),
            .sentence = QCoreApplication::translate(
                "RecordNotices",
                "The service can't change a field. To change it, delete it and create it again."),
            .icon = Icon::Lock};
    if (resource == Resource::CustomEventType)
        return RecordNotice{.tone = Tone::Neutral,
                            .headline = QCoreApplication::translate(
                                "RecordNotices", "Event types are replaced, not changed"),
                            .sentence = mayWrite
                                ? QCoreApplication::translate(
                                      "RecordNotices",
                                      "The service can't change an event type. “Edit…” shows a "
                                      "plan that creates a new one and deletes this one.")
                                : QCoreApplication::translate(
                                      "RecordNotices", "The service can't change an event type."),
                            .icon = Icon::Info};
    if (resource == Resource::Workflow)
        return pausedWorkflow(reader.record());
    if (resource != Resource::Import && resource != Resource::Export)
        return std::nullopt;
    const auto transfer = itemmodels::transferOf(resource, reader.record());
    if (transfer.phase != itemmodels::TransferPhase::Failed)
        return std::nullopt;
    return resource == Resource::Import ? failedImport(transfer, mayWrite)
                                        : failedExport(transfer, mayWrite);
}

} // namespace storedesk::ui::records
