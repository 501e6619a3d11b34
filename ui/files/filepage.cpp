// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filepage.h"

#include "ui/files/columnactions.h"
#include "ui/files/fieldtitles.h"
#include "ui/files/fileactions.h"
#include "ui/files/filearrangement.h"
#include "ui/files/filedrop.h"
#include "ui/files/filehead.h"
#include "ui/files/filestatus.h"
#include "ui/files/filterbar.h"
#include "ui/files/readablecells.h"
#include "ui/files/recentfiles.h"
#include "ui/files/saving.h"
#include "ui/host/pagehost.h"
#include "ui/host/savedviewsmenu.h"
#include "ui/sheetview/filesearch.h"
#include "ui/sheetview/filewords.h"
#include "ui/sheetview/openfile.h"
#include "ui/sheetview/pivotview.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/sheetview/sheetheader.h"
#include "ui/sheetview/sidepanel.h"
#include "ui/sheetview/workline.h"
#include "ui/tableoptions/readingdialog.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/statepane.h"

#include <QFileInfo>
#include <QLocale>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;
using State = sheet::Sheet::State;

static tableoptions::ReadSummary readSummaryOf(const sheet::Sheet &sheet, bool mayName)
{
    return {.path = sheet.path(),
            .opened = sheet.opened(),
            .dialect = sheet.source().dialect,
            .header = sheet.source().header,
            .reading = sheet.reading(),
            .renamed = std::ranges::count(sheet.columns(), false, &sheet::SheetColumn::ownName),
            .mayName = mayName};
}

FilePage::FilePage(PageHost &host, const QString &path, QWidget *parent)
    : FilePage(host, path, std::nullopt, parent)
{ }

FilePage::FilePage(PageHost &host, sheet::ComparedFiles compared, QWidget *parent)
    : FilePage(host, compared.path, std::optional(compared), parent)
{ }

FilePage::FilePage(PageHost &host, const QString &path,
                   std::optional<sheet::ComparedFiles> compared, QWidget *parent)
    : Page(host, placeOfFile(path), parent)
    , m_path(path)
    , m_compared(std::move(compared))
    , m_folder(sheetview::folderTemplate(host))
    , m_sheet(host.clock(), m_folder.path())
    , m_shown(m_sheet)
    , m_model(m_sheet, m_shown)
    , m_head(new FileHead(host.theme(), this))
    , m_filters(new FilterBar(m_sheet, m_shown, host, this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_grid(new sheetview::SheetGrid(m_model, host.theme(), m_splitter))
    , m_side(new sheetview::SidePanel({m_sheet, m_shown, m_model}, host, m_splitter))
    , m_actions(new FileActions(*this, host))
    , m_finding(new sheetview::FileSearch(m_sheet, m_shown, this))
{
    setObjectName(u"filePage"_s);
    new FileDrop(*this, host);
    new FieldTitles(m_sheet, host, this);
    new ReadableCells(m_sheet, *m_grid, *m_finding, host, this);
    build();
    listen();
    if (!m_compared)
        m_arrangement = std::make_unique<FileArrangement>(*this, host, path);
    showState();
}

FilePage::~FilePage() = default;

QString FilePage::title() const
{
    return QFileInfo(m_path).fileName();
}

void FilePage::build()
{
    auto *box = new QVBoxLayout(this);
    if (!m_compared)
        box->setContentsMargins(20, 16, 20, 16);
    else
        box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(m_compared ? 8 : 12);
    m_head->setVisible(!m_compared);
    m_grid->setChanges(m_compared.has_value());
    m_head->setTitle(title());
    m_actions->addButtons(*m_head);
    m_status = std::make_unique<FileStatus>(*this, *m_finding, host());
    m_splitter->setHandleWidth(8);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setSizes({900, host().theme().scaled(262)});
    box->addWidget(m_head);
    box->addWidget(m_status->notice());
    auto *narrowing = new QHBoxLayout;
    narrowing->setSpacing(8);
    narrowing->addWidget(m_filters, 1);
    if (!m_compared) {
        const auto show = [this](const QJsonObject &state) {
            if (const auto view = sheet::arrangementOf(state))
                m_arrangement->show(*view);
        };
        auto *views = new SavedViewsMenu(
            host(), u"files"_s,
            {.now = [this] { return sheet::jsonOf(m_arrangement->now()); }, .show = show}, this);
        narrowing->addWidget(views->button(), 0, Qt::AlignTop);
    }
    box->addLayout(narrowing);
    box->addWidget(m_actions->saving().line());
    box->addWidget(m_splitter, 1);
}

void FilePage::focusFirst()
{
    if (m_pivot && m_pivot->isVisibleTo(this))
        m_pivot->focusTable();
    else
        m_grid->table()->setFocus(Qt::OtherFocusReason);
}

void FilePage::listen()
{
    connect(&m_sheet, &sheet::Sheet::stateChanged, this, &FilePage::showState);
    // Queue the filter, so that the stored layout is restored first.
    connect(&m_sheet, &sheet::Sheet::stateChanged, this, &FilePage::filterWanted,
            Qt::QueuedConnection);
    connect(&m_sheet, &sheet::Sheet::balanceKnown, this, &FilePage::showState);
    connect(&m_sheet, &sheet::Sheet::formatsChanged, this, &FilePage::showFormats);
    connect(&m_shown, &sheet::VisibleRows::workChanged, this, &FilePage::showState);
    connect(&m_shown, &sheet::VisibleRows::replaced, this, &FilePage::showState);
    connect(m_filters, &FilterBar::filterChanged, this, &FilePage::showState);
    connect(m_filters, &FilterBar::findAsked, this, &FilePage::findText);
    m_finding->follow(*m_filters->findField());
    connect(m_finding, &sheetview::FileSearch::found, this, [this](qint64 position, int column) {
        m_grid->goTo(static_cast<int>(position), column < 0 ? m_grid->currentColumn() : column);
    });
    connect(m_grid, &sheetview::SheetGrid::selectionMoved, this, [this] {
        m_actions->update();
        m_status->addUp();
    });
    connect(m_grid, &sheetview::SheetGrid::sortAsked, &m_actions->columns(),
            &ColumnActions::sortNext);
    connect(m_grid, &sheetview::SheetGrid::opened, m_actions, &FileActions::openLive);
    connect(m_grid, &sheetview::SheetGrid::columnsChanged, this, &FilePage::showHead);
    connect(m_grid, &sheetview::SheetGrid::columnEntered, this, [this](int column) {
        m_side->setColumn(column);
        m_actions->update();
        m_status->addUp();
    });
    connect(m_grid, &sheetview::SheetGrid::menuAsked, &m_actions->columns(),
            &ColumnActions::openMenu);
    connect(m_side, &sheetview::SidePanel::conditionAsked, m_filters, &FilterBar::add);
    connect(m_grid->foot()->button(), &QPushButton::clicked, this, &FilePage::stopWork);
    connect(m_grid->pane(), &StatePane::mainTriggered, this, [this] {
        if (m_sheet.state() == State::Failed || m_sheet.state() == State::Closed)
            readAgain(m_sheet.reading());
        else
            m_filters->clear();
    });
    connect(m_head, &FileHead::tableChosen, this, &FilePage::chooseTable);
    connect(m_head->change(), &QPushButton::clicked, this, [this] {
        auto *dialog = new tableoptions::ReadingDialog(readSummaryOf(m_sheet, !m_model.isMasked()),
                                                       m_sheet.clock(), host().theme());
        connect(dialog, &tableoptions::ReadingDialog::chosen, this, &FilePage::readAgain);
        host().openDialog(dialog);
    });
}

// Returns the reading options for a comparison result. This program wrote the file, so its format
// is known.
static sheet::ReadOptions ownReading(const sheet::ComparedFiles &compared)
{
    return {.encoding = "UTF-8",
            .dialect = csv::Dialect(),
            .header = true,
            .firstLine = 1,
            .traced = static_cast<int>(compared.columns.size()) + 1};
}

void FilePage::refresh()
{
    if (m_sheet.state() == State::Closed || m_sheet.state() == State::Failed
        || m_sheet.changedOnDisk())
        readAgain(m_arrangement ? m_arrangement->reading() : ownReading(*m_compared));
}

void FilePage::readAgain(const sheet::ReadOptions &reading)
{
    m_status->notice()->hide();
    if (m_arrangement)
        m_arrangement->remember();
    m_sheet.open(m_path, reading);
    m_status->watch();
}

// Shows another table and detects its format again, because it may have a different encoding and
// dialect.
void FilePage::chooseTable(const QString &name)
{
    const auto &opened = m_sheet.opened();
    const auto shown = opened.entry.isEmpty() ? m_sheet.reading().entry : opened.entry;
    readAgain({.entry = name.isEmpty() ? shown : name, .stack = name.isEmpty()});
}

void FilePage::find()
{
    m_filters->findField()->setFocus();
    m_filters->findField()->selectAll();
}

void FilePage::findText(const QString &text, bool backward)
{
    m_finding->setFrom(m_grid->table()->currentIndex().row());
    m_finding->find(text, backward);
    m_status->watch();
}

void FilePage::findChange(bool backward)
{
    auto columns = m_grid->shownColumns();
    if (backward)
        std::ranges::reverse(columns);
    const auto current = m_grid->table()->currentIndex();
    // Search the rest of the current row first.
    for (auto at = columns.indexOf(current.column()) + 1; current.isValid() && at < columns.size();
         ++at) {
        if (current.siblingAtColumn(columns[at]).data(sheet::SheetModel::FormerTextRole).isValid())
            return m_grid->goTo(current.row(), columns[at]);
    }
    m_finding->setFrom(current.row());
    m_finding->findChange(columns, backward);
    m_status->watch();
}

QList<QAction *> FilePage::recordActions() const
{
    return m_actions->all();
}

bool FilePage::settled() const
{
    return (m_sheet.state() == State::Ready || m_sheet.state() == State::Failed)
        && (m_sheet.balance() || !m_sheet.problem().what.isEmpty()) && !m_sheet.readings().running()
        && !m_shown.filtering().running() && !m_shown.sorting().running() && m_model.settled()
        && m_side->settled() && (!pivot() || pivot()->settled());
}

sheetview::PivotView *FilePage::pivot() const
{
    return m_pivot && !m_pivot->isHidden() ? m_pivot : nullptr;
}

sheetview::PivotView *FilePage::makePivot()
{
    auto *made = new sheetview::PivotView({m_sheet, m_shown, m_model}, host(), this);
    made->hide();
    qobject_cast<QVBoxLayout *>(layout())->addWidget(made, 1);
    connect(made, &sheetview::PivotView::questionChanged, this, &FilePage::pivotChanged);
    connect(made, &sheetview::PivotView::rowsAsked, this, [this](const auto &conditions) {
        showPivot(false);
        for (const auto &condition : conditions)
            m_filters->add(condition);
        m_grid->table()->setFocus();
    });
    return made;
}

void FilePage::showPivot(bool shown, const std::optional<query::PivotQuestion> &question)
{
    m_actions->setPivot(shown);
    if (!shown && !m_pivot)
        return;
    const bool first = !m_pivot;
    if (first)
        m_pivot = makePivot();
    m_pivot->setVisible(shown);
    m_splitter->setVisible(!shown);
    if (shown && question)
        m_pivot->setQuestion(*question);
    else if (shown && first)
        m_pivot->begin(m_grid->currentColumn());
    else
        m_pivot->update();
    Q_EMIT pivotChanged();
}

void FilePage::updatePivot()
{
    if (pivot())
        m_pivot->update();
}

void FilePage::stopWork()
{
    if (m_sheet.state() == State::Stopped)
        return readAgain(m_sheet.reading());
    m_finding->stop();
    if (m_sheet.state() == State::Counting || m_sheet.state() == State::Opening)
        m_sheet.stop();
    else
        m_shown.stop();
    showState();
}

sheet::DifferenceColumns FilePage::leavingColumns(Names which) const
{
    QStringList names;
    for (const auto &column : m_sheet.columns())
        names.append(which == Names::Shown ? column.heading() : column.name);
    std::vector<qint64> changed(static_cast<std::size_t>(names.size()));
    if (m_compared)
        // The first column shows the kind of change.
        std::ranges::copy(m_compared->changedCells, changed.begin() + 1);
    return {names, changed, m_grid->shownColumns()};
}

void FilePage::showOnly(const QMap<QString, QString> &filter)
{
    if (auto *views = findChild<SavedViewsMenu *>(); views && filter.contains(savedViewKey))
        return views->show(filter.value(savedViewKey));
    if (filter.contains(reasonsOnly))
        m_actions->columns().chartReasons();
    m_wanted = filter;
    m_wanted.remove(reasonsOnly);
    filterWanted();
}

// Filters by the wanted values once the columns are known.
void FilePage::filterWanted()
{
    if (m_wanted.isEmpty() || m_sheet.state() != sheet::Sheet::State::Ready)
        return;
    query::Filter filter{.any = true};
    const auto names = sheet::namesOf(m_sheet.columns());
    for (auto wanted = m_wanted.cbegin(); wanted != m_wanted.cend(); ++wanted) {
        if (const auto column = names.indexOf(wanted.key()); column >= 0)
            filter.conditions.push_back({.column = static_cast<int>(column),
                                         .test = query::Condition::Test::Equals,
                                         .texts = {wanted->toUtf8()}});
    }
    m_wanted.clear();
    if (!filter.conditions.empty())
        m_filters->setFilter(filter);
}

QList<bool> FilePage::hiddenPlaces() const
{
    QList<bool> hidden;
    for (const int at : leavingColumns().places())
        hidden.append(m_model.isMasked() && m_model.isPersonal(at));
    return hidden;
}

// Reuses the loaded file after a language change, because large files take a while to read.
void FilePage::adoptStateOf(Page &before)
{
    auto *other = qobject_cast<FilePage *>(&before);
    if (!other || !m_arrangement)
        return;
    m_arrangement->follow(*other->m_arrangement);
    m_shown.share(other->m_shown);
    if (!m_sheet.share(other->m_sheet))
        return;
    m_model.sharePersonal(other->m_model);
    m_actions->setMasked(other->m_model.isMasked());
    if (const auto at = other->m_grid->table()->currentIndex(); at.isValid())
        m_grid->goTo(at.row(), at.column());
    m_status->watch();
}

// Compares the names and text lengths of the columns; their formats do not matter here.
static bool sameShape(const QList<sheet::SheetColumn> &one, const QList<sheet::SheetColumn> &two)
{
    return std::ranges::equal(one, two, [](const auto &first, const auto &second) {
        return first.name == second.name && first.letters == second.letters;
    });
}

void FilePage::showState()
{
    if (m_sheet.isOpen() && !sameShape(m_sheet.columns(), m_fitted)) {
        m_fitted = m_sheet.columns();
        m_grid->fitColumns(m_fitted);
        m_grid->setCurrentColumn(-1);
        m_arranged = false;
        m_filters->showFilter();
    }
    // Do not apply the layout while only a preview of the first rows is shown.
    if (m_sheet.isOpen() && !m_sheet.showsBeginning() && !std::exchange(m_arranged, true)) {
        if (m_arrangement)
            m_arrangement->giveBack();
        m_filters->showFilter();
    }
    if (m_sheet.state() == State::Ready && m_sheet.balance() && !m_compared)
        rememberFile(host(), m_path, m_sheet.rows() - m_sheet.balance()->blank);
    QList<int> filtered;
    for (const auto &condition : m_shown.filter().conditions)
        filtered.append(condition.column);
    m_grid->header()->setFiltered(filtered);
    m_grid->header()->setKeys(m_shown.keys());
    m_filters->setEnabled(m_sheet.state() == State::Ready);
    m_side->update();
    updatePivot();
    m_actions->update();
    showHead();
    m_status->show();
}

void FilePage::showFormats()
{
    m_filters->showFilter();
    m_status->addUp();
    showState();
}

void FilePage::showHead()
{
    QString columns;
    const auto all = m_sheet.columns().size();
    if (m_sheet.isOpen()) {
        const auto shown = m_grid->shownColumns().size();
        columns = shown == all
            ? tr("%n columns", nullptr, static_cast<int>(all))
            : tr("%1 of %2 columns shown").arg(QLocale().toString(shown), QLocale().toString(all));
    }
    const bool mayName = !m_model.isMasked();
    m_head->setReading(sheetview::readingWords(m_sheet, mayName),
                       m_sheet.isOpen() ? proofOf(readSummaryOf(m_sheet, mayName)) : QString(),
                       columns);
    m_head->change()->setVisible(m_sheet.isOpen());
    const auto &opened = m_sheet.opened();
    m_head->setTables(opened.entries, opened.entry, opened.spreadsheet);
}

} // namespace storedesk::ui::files
