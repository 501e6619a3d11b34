// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/exportresultstep.h"

#include "account/account.h"
#include "base/clock.h"
#include "catalogue/key.h"
#include "exports/exportperiods.h"
#include "exports/localexports.h"
#include "schedules/exportwork.h"
#include "schedules/scheduler.h"
#include "sheet/xlsxcopy.h"
#include "ui/host/exportaddress.h"
#include "ui/host/fileaddress.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/host/shownfolder.h"
#include "ui/tables/question.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/selectabletext.h"
#include "workspace/workspace.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QTimeZone>
#include <QVBoxLayout>

namespace storedesk::ui::exports {

using namespace Qt::StringLiterals;
using journal::RowState;
using storedesk::exports::StoredExport;
using storedesk::schedules::Rhythm;

ExportResultStep::ExportResultStep(storedesk::jobs::JobManager &jobManager,
                                   storedesk::exports::LocalExports &shelf, PageHost &host,
                                   QWidget *parent)
    : TransferResultStep(jobManager, host, parent)
    , m_shelf(shelf)
    , m_scheduler(host.workspace().scheduler())
    , m_headline(new QLabel(this))
    , m_figures(new QLabel(this))
    , m_place(new QLabel(this))
    , m_notice(new Notice(host.theme(), this))
    , m_open(new Button(Icon::Files, tr("&Open"), host.theme(), this))
    , m_besides(new Button(Icon::Products, tr("Open &products"), host.theme(), this))
    , m_excel(new Button(Icon::Save, tr("Save as E&xcel…"), host.theme(), this))
    , m_folder(new Button(Icon::OpenFolder, tr("Show in &folder"), host.theme(), this))
    , m_compare(new Button(Icon::Swap, tr("&Compare with the previous export"), host.theme(), this))
    , m_like(new Button(Icon::Plus, tr("Ne&w like this"), host.theme(), this))
    , m_again(new Button(Icon::Refresh, tr("Request the &missing ones again"), host.theme(), this))
    , m_decide(new Button(Icon::Warning, tr("Dec&ide…"), host.theme(), this))
    , m_delete(new Button(Icon::Bin, tr("&Delete local copy…"), host.theme(), this))
    , m_repeatRow(new QWidget(this))
    , m_repeat(new QComboBox(m_repeatRow))
    , m_saving(host.clock())
{
    build();
    listen();
}

void ExportResultStep::build()
{
    m_headline->setObjectName(u"resultHeadline"_s);
    m_figures->setObjectName(u"resultFigures"_s);
    m_place->setObjectName(u"resultPlace"_s);
    m_notice->setObjectName(u"resultNotice"_s);
    m_open->setObjectName(u"openResult"_s);
    m_besides->setObjectName(u"openBesides"_s);
    m_excel->setObjectName(u"saveAsExcel"_s);
    m_folder->setObjectName(u"showInFolder"_s);
    m_compare->setObjectName(u"compareResult"_s);
    m_like->setObjectName(u"newLikeThis"_s);
    m_again->setObjectName(u"askAgain"_s);
    m_decide->setObjectName(u"decideExports"_s);
    m_delete->setObjectName(u"deleteResult"_s);
    setRole(m_headline, Role::Heading);
    setRole(m_place, Role::Muted);
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(buttons);
    flow->setContentsMargins(0, 0, 0, 0);
    for (auto *button :
         {m_open, m_excel, m_besides, m_folder, m_compare, m_decide, m_again, m_like, m_delete})
        flow->addWidget(button);
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(16, 14, 16, 16);
    panel->box()->setSpacing(10);
    setSelectable({m_headline, m_figures, m_place});
    for (auto *label : {m_headline, m_figures, m_place}) {
        label->setWordWrap(true);
        panel->box()->addWidget(label);
    }
    panel->box()->addWidget(buttons);
    m_repeat->setObjectName(u"repeatResult"_s);
    m_repeat->addItem(tr("Not repeated"));
    for (int day = 0; day <= 7; ++day)
        m_repeat->addItem(storedesk::schedules::weekdayWords(day));
    auto *label = new QLabel(tr("&Repeat"), m_repeatRow);
    label->setBuddy(m_repeat);
    auto *note =
        new QLabel(tr("See the “Schedules” page for times and other schedules."), m_repeatRow);
    setRole(note, Role::Muted);
    note->setWordWrap(true);
    auto *row = new QHBoxLayout(m_repeatRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(m_repeat);
    row->addWidget(note, 1);
    panel->box()->addWidget(m_repeatRow);
    auto *box = columnIn(this, 12);
    box->addWidget(m_notice);
    box->addWidget(panel);
    box->addStretch(1);
}

void ExportResultStep::listen()
{
    const auto kept = [this] {
        return m_shelf.find(jobId());
    };
    connect(m_open, &Button::clicked, this, [this, kept] {
        if (const auto *one = kept())
            host().open(placeOfFile(one->path));
    });
    connect(m_besides, &Button::clicked, this, [this, kept] {
        if (const auto *one = kept())
            host().open(placeOfFile(one->besides));
    });
    connect(m_excel, &Button::clicked, this, &ExportResultStep::askWhereToSave);
    connect(&m_saving, &base::BackgroundTask::changed, this, [this] {
        m_excel->setEnabled(!m_saving.running());
        m_excel->setText(m_saving.running() ? tr("Saving…") : tr("Save as E&xcel…"));
    });
    connect(m_folder, &Button::clicked, this, [this] { showFolder(host(), m_shelf.folder()); });
    connect(m_compare, &Button::clicked, this, [this, kept] {
        const auto *one = kept();
        const auto *before = m_shelf.earlierThan(jobId());
        if (one && before)
            host().open(placeOfComparison(before->path, one->path));
    });
    connect(m_like, &Button::clicked, this, [this] { host().open(exportLikePlace(jobId())); });
    connect(m_again, &Button::clicked, this, [this] { requestAgain({}); });
    connect(m_decide, &Button::clicked, this, &ExportResultStep::askToDecide);
    connect(m_delete, &Button::clicked, this, &ExportResultStep::askToDelete);
    connect(m_repeat, &QComboBox::activated, this, &ExportResultStep::repeat);
    connect(&m_scheduler, &storedesk::schedules::Scheduler::changed, this,
            &ExportResultStep::showRepeat);
    connect(&m_shelf, &storedesk::exports::LocalExports::changed, this, [this] {
        if (!jobId().isEmpty())
            show(jobId());
    });
}

void ExportResultStep::show(const QString &id)
{
    setJob(id);
    const auto *kept = m_shelf.find(id);
    const bool here = kept && QFileInfo::exists(kept->path);
    m_open->setVisible(here);
    m_excel->setVisible(here);
    m_folder->setVisible(here);
    m_delete->setVisible(kept);
    m_besides->setVisible(here && !kept->besides.isEmpty());
    const auto *before = m_shelf.earlierThan(id);
    m_compare->setVisible(here && before && QFileInfo::exists(before->path));
    m_again->setVisible(!kept);
    m_decide->hide();
    m_repeatRow->setVisible(kept && host().account().mayWrite());
    showRepeat();
    m_notice->show();
    kept ? showKept(*kept) : showMissing();
    Q_EMIT changed();
}

void ExportResultStep::showKept(const StoredExport &kept)
{
    const QLocale locale;
    m_headline->setText(QFileInfo(kept.path).fileName());
    QStringList figures{tr("%Ln row(s)", nullptr, static_cast<int>(kept.rows))};
    if (kept.repeats > 0)
        figures.append(tr("%Ln duplicate row(s) skipped", nullptr, static_cast<int>(kept.repeats)));
    figures.append(locale.formattedDataSize(kept.bytes));
    figures.append(tr("from %Ln export(s)", nullptr, static_cast<int>(kept.ids.size())));
    m_figures->setText(figures.join(u" · "_s));
    m_place->setText(tr("Saved on this computer. Only you can read it: %1")
                         .arg(QDir::toNativeSeparators(QFileInfo(kept.path).path())));
    if (!QFileInfo::exists(kept.path))
        return m_notice->tell(Tone::Warn, tr("The file no longer exists"),
                              tr("It was deleted or moved after it was created."));
    switch (kept.finding.check) {
    case exportrun::ExportCheck::Matches:
        return m_notice->tell(
            Tone::Ok, tr("All data downloaded"),
            kept.ids.size() > 1
                ? tr("Every file was checked against the row count reported by the service, and "
                     "the files were joined without gaps.")
                : tr("The file was checked against the row count reported by the service."));
    case exportrun::ExportCheck::NotChecked:
        return m_notice->tell(Tone::Warn,
                              tr("Row count not verified: the service didn't report it"),
                              kept.finding.text);
    case exportrun::ExportCheck::Differs:
        return m_notice->tell(Tone::Err,
                              tr("The table doesn't match the row count reported by the service"),
                              kept.finding.text);
    }
}

void ExportResultStep::askWhereToSave()
{
    const auto *kept = m_shelf.find(jobId());
    if (!kept)
        return;
    auto *dialog = fileDialog(host(), nullptr, tr("Save as Excel"));
    dialog->setObjectName(u"saveExcelDialog"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(u"xlsx"_s);
    dialog->setDirectory(usualFolderForDownloads(host()));
    dialog->selectFile(QFileInfo(kept->path).completeBaseName() + u".xlsx"_s);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, path = kept->path](const QString &target) { saveAsExcel(path, target); });
    host().openDialog(dialog);
}

void ExportResultStep::saveAsExcel(const QString &path, const QString &target)
{
    m_saving.start(
        [path, target, folder = host().temporaryFolder()](base::Progress &progress) {
            return sheet::copyAsXlsx(path, target, folder, progress);
        },
        [this, target](const base::Result<qint64> &saved) {
            if (!saved)
                return m_notice->tell(Tone::Err, saved.error().what,
                                      u"%1 %2"_s.arg(saved.error().why, saved.error().next));
            host().tell(tr("Saved %Ln row(s) as %1.", nullptr, static_cast<int>(*saved))
                            .arg(QDir::toNativeSeparators(target)));
        });
}

void ExportResultStep::showMissing()
{
    const auto *job = jobManager().find(jobId());
    if (!job)
        return;
    const auto missing = job->head.rows() - job->head.counts[RowState::Done];
    m_headline->setText(missing > 0 ? tr("No table created")
                                    : tr("The table was deleted from this computer"));
    m_again->setVisible(missing > 0);
    m_notice->setVisible(missing > 0);
    m_figures->setText(tr("%L1 of %L2 exports downloaded.")
                           .arg(job->head.counts[RowState::Done])
                           .arg(job->head.rows()));
    m_place->clear();
    setReading(true);
    jobManager().ask(
        jobId(), [](journal::Journal &journal) { return exportrun::openExports(journal); }, this,
        [this](const base::Result<std::vector<exportrun::OpenExport>> &open) {
            setReading(false);
            showOpen(open.value_or(std::vector<exportrun::OpenExport>()));
        });
}

// Names each missing export and the reason it is missing.
void ExportResultStep::showOpen(const std::vector<exportrun::OpenExport> &open)
{
    constexpr qsizetype mostLines = 8;
    m_missing = open;
    QStringList lines;
    bool canDecide = false;
    for (const auto &one : open) {
        canDecide = canDecide || one.state == RowState::Unknown;
        const auto text = one.text.isEmpty() ? tr("It was not requested.") : one.text;
        if (lines.size() < mostLines)
            lines.append(one.period.from.isEmpty()
                             ? text
                             : u"%1: %2"_s.arg(storedesk::exports::wordsOf(one.period), text));
    }
    if (const auto more = static_cast<int>(open.size()) - static_cast<int>(lines.size()); more > 0)
        lines.append(tr("and %Ln more", nullptr, more));
    m_decide->setVisible(canDecide && host().account().mayWrite());
    m_notice->tell(canDecide ? Tone::Warn : Tone::Err,
                   tr("%Ln export(s) are missing", nullptr, static_cast<int>(open.size())),
                   lines.join(u'\n'));
    Q_EMIT changed();
}

// Requests missing exports again. Exports with an unknown outcome and without a decision are looked
// up first.
void ExportResultStep::requestAgain(const std::vector<exportrun::ExportDecision> &decisions)
{
    runAgain(
        [decisions](journal::Journal &journal) {
            return exportrun::decide(journal, decisions)
                .and_then([&journal] { return journal.again({.state = RowState::Refused}); })
                .and_then([&journal] { return journal.again({.state = RowState::NotSent}); });
        },
        *m_notice);
}

void ExportResultStep::askToDecide()
{
    const auto candidateText = [](const QJsonObject &candidate) {
        return tr("Use export %1, created %2")
            .arg(candidate[catalogue::key::id].toString(), DecisionForm::createdText(candidate));
    };
    std::vector<DecisionForm::Case> cases;
    for (const auto &one : m_missing) {
        if (one.state != RowState::Unknown)
            continue;
        cases.push_back({.row = one.row,
                         .title = one.period.from.isEmpty()
                             ? tr("The export")
                             : storedesk::exports::wordsOf(one.period),
                         .candidates = DecisionForm::candidatesOf(one.candidates, candidateText)});
    }
    DecisionForm::ask(
        host(),
        {.objectName = u"decideExportsQuestion"_s,
         .headline = tr("Did the service create these exports?"),
         .sentence = tr("The response to the request was lost. If the export shown is the one you "
                        "requested, use it. If you request it again and the first request arrived, "
                        "the service will have the export twice, but the table will be the same."),
         .againText = tr("Request it again")},
        cases, this, [this](const auto &decisions) { requestAgain(decisions); });
}

void ExportResultStep::askToDelete()
{
    auto *question = new Question(host().storeMark(), host().theme(), this);
    question->setObjectName(u"deleteTable"_s);
    question->ask(tr("Delete the table"), tr("Delete this table from this computer?"),
                  tr("The exports stay in the service, where you can download them again."));
    auto *agree = question->addAnswer(tr("Delete the table"), u"agree"_s);
    agree->setKind(Role::Danger);
    question->addSafeAnswer(tr("Keep table"), u"cancel"_s);
    connect(agree, &Button::clicked, this, [this, question] {
        question->accept();
        m_shelf.remove(jobId());
    });
    host().openDialog(question);
}

const storedesk::schedules::Schedule *ExportResultStep::schedule() const
{
    const auto *kept = m_shelf.find(jobId());
    return kept
        ? m_scheduler.find(storedesk::schedules::exportSchedule(kept->plan, {}, QDateTime()).id)
        : nullptr;
}

void ExportResultStep::showRepeat()
{
    using Every = Rhythm::Every;
    const auto *known = schedule();
    const auto rhythm = known ? known->rhythm : Rhythm();
    // Other rhythms are chosen on the page with all schedules.
    m_repeat->setPlaceholderText(known ? rhythm.words() : QString());
    const bool isListed = rhythm.every == Every::Day || rhythm.every == Every::Week;
    const int choice = rhythm.every == Every::Week ? rhythm.weekday + 1 : 1;
    m_repeat->setCurrentIndex(!known ? 0 : isListed ? choice : -1);
}

// Keeps the time of day of an existing schedule.
void ExportResultStep::repeat(int choice)
{
    const auto *kept = m_shelf.find(jobId());
    if (!kept)
        return;
    const auto *known = schedule();
    auto rhythm = known ? known->rhythm : Rhythm{.zone = QTimeZone::systemTimeZoneId()};
    rhythm.every = choice == 1 ? Rhythm::Every::Day : Rhythm::Every::Week;
    rhythm.weekday = std::max(1, choice - 1);
    const auto wanted =
        storedesk::schedules::exportSchedule(kept->plan, rhythm, host().clock().now());
    choice == 0 ? m_scheduler.remove(wanted.id) : m_scheduler.keep(wanted);
}

QString ExportResultStep::act() const
{
    return tr("C&lose");
}

void ExportResultStep::focusFirst()
{
    auto *first = m_open->isVisibleTo(this) ? m_open
        : m_again->isVisibleTo(this)        ? m_again
                                            : m_like;
    first->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::exports
