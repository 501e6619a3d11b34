// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/bulklookuppage.h"

#include "account/account.h"
#include "lookups/lookupends.h"
#include "records/lookupguess.h"
#include "storage/views.h"
#include "ui/host/clearedfield.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/lookups/bulklookupactions.h"
#include "ui/lookups/bulklookupbar.h"
#include "ui/lookups/bulklookupheader.h"
#include "ui/lookups/bulklookuppill.h"
#include "ui/lookups/savedlookuplist.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/selectabletext.h"
#include "ui/widgets/statepane.h"
#include "workspace/workspace.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMimeData>
#include <QPointer>
#include <QVBoxLayout>

#include <array>

namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;
using catalogue::Resource;

QList<Resource> BulkLookupPage::resources()
{
    return {Resource::Contact, Resource::Product, Resource::Purchase};
}

Page *BulkLookupPage::make(PageHost &host, const PageAddress &place)
{
    for (const auto resource : resources()) {
        if (place.values.size() == 2
            && catalogue::resourceRow(resource).area == place.values.first()
            && catalogue::lookupKeyNamed(resource, place.values.last()))
            return new BulkLookupPage(host, place, resource);
    }
    return nullptr;
}

BulkLookupPage::BulkLookupPage(PageHost &host, const PageAddress &place, Resource resource)
    : Page(host, place)
    , m_resource(resource)
    , m_model(resource)
    , m_shown(m_model)
    , m_queue(m_model.list(), host.workspace().jobManager())
    , m_head(new BulkLookupHeader(resource, host, this))
    , m_progressText(new QLabel(this))
    , m_progress(new ProgressLine(host.theme(), this))
    , m_notice(new Notice(host.theme(), this))
    , m_lastTime(new Notice(host.theme(), this))
    , m_bar(new BulkLookupBar(host, this))
    , m_table(new TableView(host.theme(), this))
    , m_actions(new BulkLookupActions(host, m_model, m_shown, *m_table, this))
    , m_pane(new StatePane(m_table, host.theme()))
    , m_foot(new QLabel(this))
{
    setAcceptDrops(true);
    setFocusPolicy(Qt::StrongFocus);
    // The default key in the address means that the key is detected for each line.
    const auto *lookupKey = catalogue::lookupKeyNamed(resource, place.values.last());
    m_head->setLookupKey(lookupKey == catalogue::lookupKeysOf(resource).front() ? nullptr
                                                                                : lookupKey);
    m_model.list().setLookupKey(m_head->lookupKey());
    build();
    buildTable();
    connectParts();
    applyStoredLines();
    showState();
}

void BulkLookupPage::build()
{
    setRole(m_foot, Role::Small);
    m_foot->setObjectName(u"manyFoot"_s);
    setSelectable({m_foot});
    m_progressText->setObjectName(u"manyProgress"_s);
    setRole(m_progressText, Role::Small);
    m_notice->hide();
    m_notice->setObjectName(u"manyNotice"_s);
    m_lastTime->hide();
    m_lastTime->setObjectName(u"manyLastTime"_s);
    m_lastTime->addButton(tr("Look up again"))->setObjectName(u"manyLookUpAgain"_s);
    auto *progress = new QHBoxLayout;
    progress->setSpacing(12);
    progress->addWidget(m_progress, 1);
    progress->addWidget(m_progressText);
    auto *panel = new Panel(this);
    panel->box()->addWidget(m_table);
    auto *keys = new QLabel(tr("Enter opens the record · Ctrl+D pins it · Ctrl+V adds rows"), this);
    setRole(keys, Role::Small);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_foot, 1);
    foot->addWidget(keys);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(12);
    box->addWidget(m_head);
    box->addLayout(progress);
    box->addWidget(m_notice);
    box->addWidget(m_lastTime);
    box->addWidget(m_bar);
    box->addWidget(panel, 1);
    box->addLayout(foot);
}

void BulkLookupPage::buildTable()
{
    static constexpr std::array widths{66, 236, 92, 128, 176};
    m_table->setModel(&m_shown);
    m_table->setObjectName(u"manyTable"_s);
    m_table->setAccessibleName(tr("Pasted rows and their results"));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(BulkLookupModel::Line, Qt::AscendingOrder);
    m_table->cells()->setInk(BulkLookupModel::Line, CellInk::Muted);
    m_table->cells()->setInk(BulkLookupModel::ReadAs, CellInk::Muted);
    m_table->setPillColumn(BulkLookupModel::Result, [this](const QModelIndex &index) {
        return pillOf(static_cast<storedesk::lookups::LookupState>(
                          index.data(BulkLookupModel::StateRole).toInt()),
                      m_model.isRunning());
    });
    for (int column = 0; column < m_model.columnCount(); ++column) {
        const auto at = static_cast<std::size_t>(column);
        m_table->setColumnAtLeast(column, at < widths.size() ? widths[at] : 112);
    }
    m_table->setColumnWidth(
        BulkLookupModel::Result,
        std::max(m_table->columnWidth(BulkLookupModel::Result), widthOfPills(host().theme())));
    m_columns = new ColumnArrangement(*m_table, m_model.columnNames());
    m_bar->addButton(m_columns->makeButton(m_bar));
    connect(m_columns, &ColumnArrangement::changed, this, &BulkLookupPage::viewStateChanged);
}

void BulkLookupPage::connectParts()
{
    connect(&m_model, &BulkLookupModel::countsChanged, this, &BulkLookupPage::showState);
    connect(&m_queue, &storedesk::lookups::Lookups::changed, this, &BulkLookupPage::showState);
    connect(&host().account().storage(), &storage::AccountStorage::becameReady, this,
            &BulkLookupPage::applyStoredLines);
    connect(m_head, &BulkLookupHeader::lookupKeyChosen, this, [this] {
        m_queue.setLookupKey(m_head->lookupKey());
        keepLines();
    });
    connect(m_lastTime->findChild<Button *>(u"manyLookUpAgain"_s), &Button::clicked, this,
            &BulkLookupPage::start);
    connect(m_head, &BulkLookupHeader::clearWanted, this, &BulkLookupPage::clear);
    connect(m_head, &BulkLookupHeader::pauseWanted, &m_queue, &storedesk::lookups::Lookups::pause);
    connect(m_head, &BulkLookupHeader::continueRequested, &m_queue, [this] {
        if (!m_queue.problem().what.isEmpty())
            host().account().session().client().resume();
        start();
    });
    connect(m_head, &BulkLookupHeader::stopWanted, &m_queue, &storedesk::lookups::Lookups::stop);
    connect(m_head, &BulkLookupHeader::retryWanted, this, [this] {
        m_model.list().askFailedAgain();
        start();
    });
    connect(m_head, &BulkLookupHeader::saveWanted, m_actions, &BulkLookupActions::save);
    connect(m_head, &BulkLookupHeader::pinWanted, m_actions, &BulkLookupActions::pinFound);
    connect(m_head, &BulkLookupHeader::jobWanted, m_actions, &BulkLookupActions::useInJob);
    connect(m_head, &BulkLookupHeader::showJobWanted, this,
            [this] { host().open(jobPlace(m_queue.jobIds().constLast())); });
    connect(m_head, &BulkLookupHeader::deleteWanted, m_actions, &BulkLookupActions::deleteFound);
    connect(m_bar, &BulkLookupBar::stateChosen, &m_shown, &BulkLookupView::setState);
    connect(m_bar, &BulkLookupBar::stateChosen, this, &BulkLookupPage::showPane);
    connect(m_bar, &BulkLookupBar::textChanged, &m_shown, &BulkLookupView::setText);
    connect(m_bar, &BulkLookupBar::textChanged, this, &BulkLookupPage::showPane);
    connect(m_bar, &BulkLookupBar::copyWanted, m_actions, &BulkLookupActions::copy);
    connect(m_bar, &BulkLookupBar::saveWanted, m_actions, &BulkLookupActions::save);
    connect(m_table, &TableView::opened, m_actions, &BulkLookupActions::open);
    connect(m_pane, &StatePane::mainTriggered, this, [this] {
        m_model.rowCount() == 0 ? pasteClipboard() : clearWithUndo(host(), *m_bar->field());
    });
    auto *pin = new QAction(this);
    pin->setShortcut(tr("Ctrl+D"));
    pin->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(pin, &QAction::triggered, m_actions, &BulkLookupActions::pinSelected);
    m_table->addAction(pin);
    m_actions->addSelectionActions(*m_table);
}

QString BulkLookupPage::title() const
{
    return m_model.rowCount() == 0 ? tr("Bulk lookup")
                                   : tr("%1 · %2").arg(catalogue::pluralOf(m_resource),
                                                       QLocale().toString(m_model.rowCount()));
}

void BulkLookupPage::find()
{
    m_bar->field()->setFocus(Qt::ShortcutFocusReason);
}

QList<QAction *> BulkLookupPage::recordActions() const
{
    return m_head->actions();
}

bool BulkLookupPage::settled() const
{
    return m_queue.state() != storedesk::lookups::Lookups::State::Running;
}

void BulkLookupPage::showState()
{
    m_fromLastTime = m_fromLastTime && m_queue.state() == storedesk::lookups::Lookups::State::Idle;
    m_model.setRunning(m_queue.state() != storedesk::lookups::Lookups::State::Idle);
    m_table->viewport()->update();
    QStringList said{tr("Read-only: nothing is created or changed")};
    if (m_blank > 0)
        said.append(tr("%n blank line(s) skipped", nullptr, m_blank));
    if (m_repeated > 0)
        said.append(tr("%n duplicate line(s) skipped", nullptr, m_repeated));
    m_head->show(m_model, m_queue, said.join(u" · "_s), m_fromLastTime);
    showLastTime();
    m_bar->show(m_model);
    m_foot->setText(foot());
    const auto &problem = m_queue.problem();
    m_notice->setVisible(!problem.what.isEmpty());
    if (!problem.what.isEmpty())
        m_notice->tell(
            Tone::Warn, problem.what,
            tr("%1 The lookup is paused. Choose “Resume” to try again.").arg(problem.why));
    showProgress();
    showPane();
}

void BulkLookupPage::showProgress()
{
    const QLocale locale;
    const int all = m_model.rowCount();
    const int done = all - m_model.count(storedesk::lookups::LookupState::Waiting)
        - m_model.count(storedesk::lookups::LookupState::Asking);
    m_progress->setAmount(done, all);
    QStringList said{tr("%1 of %2").arg(locale.toString(done), locale.toString(all))};
    if (const auto left = m_queue.timeLeft(); !left.isEmpty())
        said.append(left);
    if (m_queue.state() == storedesk::lookups::Lookups::State::Paused)
        said.append(tr("paused"));
    const auto pace = host().account().session().client().pace();
    if (m_queue.state() == storedesk::lookups::Lookups::State::Running && pace.limit > 0)
        said.append(
            tr("%n request(s) a minute reserved for your own work", nullptr, pace.limit / 5));
    m_progress->setVisible(all > 0);
    m_progressText->setText(all > 0 ? said.join(u" · "_s) : QString());
}

void BulkLookupPage::showPane()
{
    if (m_shown.rowCount() > 0) {
        m_pane->clear();
    } else if (m_model.rowCount() > 0) {
        const auto text = m_bar->field()->text();
        m_pane->showContent(
            {.icon = Icon::Search,
             .tone = Tone::Neutral,
             .headline =
                 text.isEmpty() ? tr("Nothing to show") : tr("Nothing matches “%1”").arg(text),
             .sentence = tr("%n lines were pasted.", nullptr, m_model.rowCount()),
             .main = {.text = text.isEmpty() ? QString() : tr("Clear the search")}});
    } else {
        m_pane->showContent(
            {.icon = Icon::Paste,
             .headline = tr("Paste the values to look up"),
             .sentence = tr("One per line, from an email, a spreadsheet or a file. You can also "
                            "drop a file here. Nothing is created or changed."),
             .main = {.text = tr("Paste"), .icon = Icon::Paste, .key = QKeySequence::Paste},
             .mainIsPrimary = true});
    }
}

// Maximum size of a dropped file. Larger files belong in an import or an export.
static constexpr qint64 largestDrop = 16LL * 1024 * 1024;

void BulkLookupPage::paste(const QString &text)
{
    if (m_fromLastTime && !storedesk::records::pastedValues(text).values.isEmpty()) {
        auto undo = restorerOfRows();
        m_fromLastTime = false;
        m_model.list().setRows({});
        m_model.lines().clear();
        host().tell(tr("Your previous list was replaced."), std::move(undo));
    }
    add(text);
}

void BulkLookupPage::add(const QString &text)
{
    const auto pasted = storedesk::records::pastedValues(text);
    m_blank += pasted.blank;
    m_repeated += pasted.repeated;
    m_model.setNow(host().clock().now());
    m_model.lines().add(text);
    m_repeated += m_model.list().append(pasted.values);
    Q_EMIT headChanged();
    if (!pasted.values.isEmpty() && m_queue.state() != storedesk::lookups::Lookups::State::Paused)
        start();
    else
        keepLines();
    m_table->setFocus();
}

void BulkLookupPage::pasteClipboard()
{
    const auto text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        host().tell(tr("There is no text to paste. Copy some lines first."));
    else
        add(text);
}

void BulkLookupPage::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Paste))
        pasteClipboard();
    else if (event->matches(QKeySequence::Copy))
        m_actions->copy();
    else
        Page::keyPressEvent(event);
}

void BulkLookupPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasText() || event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void BulkLookupPage::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    const auto urls = event->mimeData()->urls();
    if (urls.isEmpty() || !urls.first().isLocalFile())
        return add(event->mimeData()->text());
    QString lines;
    for (const auto &url : urls) {
        QFile file(url.toLocalFile());
        if (file.size() > largestDrop || !file.open(QIODevice::ReadOnly))
            host().tell(tr("%1 can't be read or is larger than %2.")
                            .arg(QDir::toNativeSeparators(file.fileName()),
                                 QLocale().formattedDataSize(largestDrop)));
        else
            lines += QString::fromUtf8(file.readAll()).trimmed() + u'\n';
    }
    add(lines);
}

void BulkLookupPage::keepLines()
{
    lookups::keepLines(m_model.list().rows(), m_model.lines(), m_head->lookupKey(),
                       m_queue.jobIds(), place(), host().account().storage().views());
}

// Starts the lookup. Stores the job id at once, so that a crash does not lose it.
void BulkLookupPage::start()
{
    m_queue.start();
    keepLines();
}

void BulkLookupPage::applyStoredLines()
{
    auto kept = storedLines(place(), m_resource, host().account().storage().views());
    // Lines that the user has entered in the meantime take precedence.
    if (m_model.rowCount() > 0 || !kept)
        return;
    m_head->setLookupKey(kept->lookupKey);
    m_model.list().setLookupKey(m_head->lookupKey());
    if (kept->rows.empty())
        return;
    m_model.setNow(host().clock().now());
    m_fromLastTime = true;
    m_model.lines() = std::move(kept->lines);
    m_model.list().setRows(std::move(kept->rows));
    // The rows have the stored key, which may be outdated and no longer offered.
    if (m_head->lookupKey() != kept->lookupKey)
        m_model.list().setLookupKey(m_head->lookupKey());
    m_queue.attach(kept->jobs);
    Q_EMIT headChanged();
}

void BulkLookupPage::adoptStateOf(Page &before)
{
    auto *other = qobject_cast<BulkLookupPage *>(&before);
    if (!other)
        return;
    m_head->setLookupKey(other->m_head->lookupKey());
    m_model.list().setLookupKey(m_head->lookupKey());
    m_model.setNow(host().clock().now());
    m_blank = other->m_blank;
    m_repeated = other->m_repeated;
    m_fromLastTime = other->m_fromLastTime;
    m_model.lines() = other->m_model.lines();
    auto rows = other->m_model.list().rows();
    for (auto &row : rows) {
        if (row.state == storedesk::lookups::LookupState::NotFound)
            row.sentence = storedesk::lookups::missingSentence(row);
    }
    m_model.list().setRows(std::move(rows));
    m_queue.adoptStateOf(other->m_queue);
}

void BulkLookupPage::showLastTime()
{
    m_lastTime->setVisible(m_fromLastTime);
    if (m_fromLastTime)
        m_lastTime->tell(Tone::Accent, tr("This is your previous list"),
                         tr("Your list was saved, but the results were not. Looking it up again "
                            "uses %n request(s).",
                            nullptr, m_model.rowCount()));
}

void BulkLookupPage::readAs(const catalogue::LookupKey *lookupKey)
{
    m_head->setLookupKey(lookupKey);
    if (m_fromLastTime || m_model.rowCount() == 0)
        m_model.list().setLookupKey(m_head->lookupKey());
    else
        m_queue.setLookupKey(m_head->lookupKey());
    keepLines();
}

// Returns a function that appends the current rows again, with their results. Skips values that
// have been pasted again in the meantime.
std::function<void()> BulkLookupPage::restorerOfRows()
{
    return [alive = QPointer(this), old = m_model.list().rows(), oldLines = m_model.lines()] {
        if (!alive)
            return;
        // Append the old rows, so that rows whose calls are running keep their positions.
        auto rows = alive->m_model.list().rows();
        const auto pasted = alive->m_model.lines();
        for (const auto &row : old) {
            if (pasted.of(row.value) > 0)
                continue;
            rows.push_back(row);
            alive->m_model.lines().put(row.value, oldLines.of(row.value));
        }
        alive->m_model.list().setRows(std::move(rows));
        alive->keepLines();
        Q_EMIT alive->headChanged();
    };
}

void BulkLookupPage::clear()
{
    auto undo = restorerOfRows();
    m_queue.stop();
    m_blank = m_repeated = 0;
    m_fromLastTime = false;
    m_model.list().setRows({});
    m_model.lines().clear();
    keepLines();
    Q_EMIT headChanged();
    host().tell(tr("The list was cleared."), std::move(undo));
}

QString BulkLookupPage::foot() const
{
    if (m_model.rowCount() == 0)
        return {};
    const QLocale locale;
    const int waiting = m_model.count(storedesk::lookups::LookupState::Waiting)
        + m_model.count(storedesk::lookups::LookupState::Asking);
    const auto words = m_model.isRunning() || waiting == 0
        ? tr("%1 found + %2 not found + %3 failed + %4 waiting = %5")
        : tr("%1 found + %2 not found + %3 failed + %4 not looked up = %5");
    return words.arg(locale.toString(m_model.count(storedesk::lookups::LookupState::Found)),
                     locale.toString(m_model.count(storedesk::lookups::LookupState::NotFound)),
                     locale.toString(m_model.count(storedesk::lookups::LookupState::Failed)),
                     locale.toString(waiting), locale.toString(m_model.rowCount()));
}

} // namespace storedesk::ui::lookups
