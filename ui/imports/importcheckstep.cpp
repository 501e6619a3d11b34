// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/importcheckstep.h"

#include "ui/host/pagehost.h"
#include "ui/imports/columnchanges.h"
#include "ui/imports/excludeaction.h"
#include "ui/imports/faultdelegate.h"
#include "ui/imports/faultgrouplist.h"
#include "ui/imports/fixbar.h"
#include "ui/imports/replacebar.h"
#include "ui/tables/keyorder.h"
#include "ui/tables/rowtransfer.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/selectabletext.h"
#include "ui/widgets/statepane.h"

#include <QAction>
#include <QButtonGroup>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QRadioButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::FaultKind;
using storedesk::importcheck::Repair;
using storedesk::importcheck::RowChoice;
using storedesk::imports::CheckedRowsModel;
using storedesk::imports::ImportDraft;
using State = ImportDraft::State;
using Which = RowChoice::Which;

static int countOf(qint64 rows)
{
    return static_cast<int>(std::min<qint64>(rows, INT_MAX));
}

ImportCheckStep::ImportCheckStep(ImportDraft &draft, PageHost &host, QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_host(host)
    , m_rows(draft)
    , m_sum(new QLabel(this))
    , m_bar(new ProgressLine(host.theme(), this))
    , m_choices(new QButtonGroup(this))
    , m_undo(new Button(Icon::Undo, tr("&Undo"), host.theme(), this))
    , m_safe(new Button(Icon::Tick, QString(), host.theme(), this))
    , m_replace(new Button(Icon::Search, tr("Find and &replace…"), host.theme(), this))
    , m_change(new Button(Icon::Columns, tr("Change a colu&mn"), host.theme(), this))
    , m_fixBar(new FixBar(draft, host.theme(), this))
    , m_replaceBar(new ReplaceBar(host.theme(), this))
    , m_table(new TableView(host.theme(), this))
    , m_pane(new StatePane(m_table, host.theme()))
    , m_foot(new FootLine(host.theme(), this))
    , m_faults(new FaultGroupList(host.theme(), this))
    , m_keeps(new QRadioButton(this))
    , m_waits(new QRadioButton(tr("Don't send anything until all rows are &valid"), this))
{
    build();
    addKeys();
    connect(&draft, &ImportDraft::changed, this, &ImportCheckStep::showState);
    connect(m_undo, &Button::clicked, &draft, &ImportDraft::undo);
    connect(m_safe, &Button::clicked, this, [this] {
        m_repairs = true;
        m_table->setFocus(Qt::OtherFocusReason);
        m_draft.applySafeRepairs();
    });
    connect(m_faults, &FaultGroupList::fixAsked, m_fixBar, &FixBar::ask);
    connect(m_faults, &FaultGroupList::madeAnew, this, [this] { orderKeysAsLaidOut(*this); });
    connect(m_fixBar, &FixBar::applied, this, [this] {
        m_repairs = true;
        m_table->setFocus(Qt::OtherFocusReason);
    });
    connect(m_replaceBar, &ReplaceBar::asked, m_fixBar, &FixBar::ask);
    connect(m_faults, &FaultGroupList::rowsAsked, this, [this](FaultKind kind, int column) {
        showRows({.which = Which::Group, .kind = kind, .column = column});
    });
    connect(m_keeps, &QRadioButton::clicked, this, [this] { setHoldBack(true); });
    connect(m_waits, &QRadioButton::clicked, this, [this] { setHoldBack(false); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ImportCheckStep::showCell);
    connect(&m_rows, &QAbstractItemModel::dataChanged, this, &ImportCheckStep::showCell);
    connect(&m_rows, &QAbstractItemModel::modelReset, this, &ImportCheckStep::fitColumns);
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this,
            [this] { m_bar->setAmount(qint64(m_draft.progress() * 1000), 1000); });
    timer->start(std::chrono::milliseconds(200));
}

void ImportCheckStep::build()
{
    setSelectable({m_sum});
    m_sum->setObjectName(u"checkSum"_s);
    m_sum->setTextFormat(Qt::PlainText);
    m_sum->setWordWrap(true);
    setRole(m_sum, Role::Muted);
    auto *top = choices();
    buildTable();
    auto *rows = new Panel(this);
    rows->box()->setSpacing(0);
    rows->box()->addWidget(m_table, 1);
    rows->box()->addWidget(m_foot);
    m_faults->setMinimumWidth(m_host.theme().scaled(230));
    m_faults->setMaximumWidth(m_host.theme().scaled(300));
    auto *both = new QHBoxLayout;
    both->setSpacing(10);
    both->addWidget(rows, 3);
    both->addWidget(m_faults, 1);
    auto *rest = new QWidget(this);
    auto *restFlow = new FlowLayout(rest);
    restFlow->setSpacing(20);
    m_keeps->setObjectName(u"holdBack"_s);
    m_waits->setObjectName(u"sendNothing"_s);
    m_keeps->setChecked(true);
    restFlow->addWidget(m_keeps);
    restFlow->addWidget(m_waits);
    auto *box = columnIn(this, 8);
    box->addWidget(m_sum);
    box->addWidget(m_bar);
    box->addWidget(top);
    box->addWidget(m_replaceBar);
    box->addWidget(m_fixBar);
    box->addLayout(both, 1);
    box->addWidget(rest);
}

QWidget *ImportCheckStep::choices()
{
    auto *segments = new QWidget(this);
    auto *row = rowIn(segments);
    for (const auto which : {Which::All, Which::Good, Which::Faulty, Which::LeftOut}) {
        auto *button = new Button(QString(), m_host.theme(), this);
        if (which == Which::All || which == Which::LeftOut)
            button->setProperty("place", which == Which::All ? u"first"_s : u"last"_s);
        button->setKind(Role::Segment);
        button->setCheckable(true);
        button->setObjectName(u"rows%1"_s.arg(static_cast<int>(which)));
        m_choices->addButton(button, static_cast<int>(which));
        row->addWidget(button);
    }
    connect(m_choices, &QButtonGroup::idClicked, this,
            [this](int id) { showRows({.which = static_cast<Which>(id)}); });
    m_undo->setObjectName(u"undoFix"_s);
    m_undo->setKeyHint(QKeySequence::Undo);
    m_safe->setObjectName(u"fixSafe"_s);
    m_safe->setToolTip(
        tr("Changes only the format of values, such as dates, numbers, phone numbers and spaces. "
           "Nothing is lost, and one undo restores everything."));
    m_change->setObjectName(u"changeColumn"_s);
    m_replace->setObjectName(u"replace"_s);
    m_replace->setKeyHint(QKeySequence(Qt::CTRL | Qt::Key_H));
    auto *line = new QWidget(this);
    auto *flow = new FlowLayout(line);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setLastAtEnd(true);
    for (auto *part :
         std::initializer_list<QWidget *>{segments, m_safe, m_undo, m_change, m_replace})
        flow->addWidget(part);
    return line;
}

void ImportCheckStep::buildTable()
{
    m_table->setObjectName(u"checkedRows"_s);
    m_table->setAccessibleName(tr("Checked rows"));
    m_table->setModel(&m_rows);
    m_table->rowTransfer()->setIsLoaded(
        [](const QModelIndex &index) { return index.data(CheckedRowsModel::KnownRole).toBool(); });
    m_table->setItemDelegate(new FaultDelegate(m_host.theme(), m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSortingEnabled(false);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                             | QAbstractItemView::AnyKeyPressed);
    m_table->verticalHeader()->show();
    // A constant that is not in the file is changed where it was set.
    const auto fileColumn = [this](int column) {
        const int found = m_rows.fileColumn(column);
        return found < static_cast<int>(m_draft.columns().size()) ? found : -1;
    };
    auto *changes = new ColumnChanges(m_draft, fileColumn, m_host, *m_table);
    connect(changes, &ColumnChanges::asked, m_fixBar, &FixBar::ask);
    m_exclusion = new ExcludeAction(m_draft, m_rows, m_host, *m_table);
    auto *menu = new QMenu(m_change);
    menu->setObjectName(u"changeMenu"_s);
    m_change->setMenu(menu);
    changes->attach(*menu);
    m_table->horizontalHeader()->setDefaultSectionSize(m_host.theme().scaled(190));
}

// Makes the columns wide enough for an address with a fault next to it. Widths set by the user are
// preserved.
void ImportCheckStep::fitColumns()
{
    QStringList fields;
    for (int column = 0; column < m_rows.columnCount(); ++column)
        fields.append(
            m_rows.headerData(column, Qt::Horizontal, CheckedRowsModel::FieldRole).toString());
    if (fields.isEmpty() || fields == std::exchange(m_fitted, fields))
        return;
    const auto keys = storedesk::importcheck::keysOf(m_draft.settings().kind);
    for (int column = 0; column < fields.size(); ++column)
        m_table->setColumnWidth(column,
                                m_host.theme().scaled(keys.contains(fields[column]) ? 250 : 190));
}

void ImportCheckStep::addKeys()
{
    const auto add = [this](const QKeySequence &key, auto work) {
        auto *action = new QAction(this);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, work);
        addAction(action);
    };
    add(Qt::Key_F8, [this] { goToProblemRow(false); });
    add(Qt::SHIFT | Qt::Key_F8, [this] { goToProblemRow(true); });
    const auto replace = [this] {
        QList<ReplaceBar::Column> columns;
        for (int column = 0; column < m_rows.columnCount(); ++column)
            columns.append(
                {m_rows.fileColumn(column), m_rows.headerData(column, Qt::Horizontal).toString()});
        const auto current = m_table->currentIndex();
        m_replaceBar->open(columns, current.isValid() ? m_rows.fileColumn(current.column()) : 0);
    };
    add(Qt::CTRL | Qt::Key_H, replace);
    connect(m_replace, &Button::clicked, this, replace);
}

void ImportCheckStep::enter()
{
    if (m_draft.state() != State::Checked && m_draft.state() != State::Checking)
        m_draft.check();
    showState();
}

bool ImportCheckStep::isNeeded() const
{
    return !m_passesWhenClean || m_draft.state() != State::Checked
        || !m_draft.result().groups.empty() || !m_draft.history().undoName().isEmpty()
        || !m_draft.history().redoName().isEmpty();
}

bool ImportCheckStep::resumesAutomatically() const
{
    return m_passesWhenClean && m_draft.result().faults == nullptr
        && m_draft.problem().what.isEmpty();
}

void ImportCheckStep::setHoldBack(bool holdBack)
{
    auto settings = m_draft.settings();
    settings.holdBack = holdBack;
    m_draft.setSettings(settings);
    Q_EMIT changed();
}

void ImportCheckStep::showRows(const RowChoice &choice)
{
    m_rows.setChoice(choice);
    showState();
    if (m_rows.rowCount() > 0 && choice.which == Which::Group) {
        const int column = m_rows.columnOf(choice.column);
        m_table->setCurrentIndex(m_rows.index(0, std::max(0, column)));
    }
}

void ImportCheckStep::goToProblemRow(bool backwards)
{
    const auto next = m_rows.nextFault(m_table->currentIndex(), backwards);
    if (!next.isValid())
        return m_host.tell(tr("There is nothing to fix."));
    m_table->setCurrentIndex(next);
    m_table->setFocus(Qt::OtherFocusReason);
}

// Handles Ctrl+Z for the rows even if there is nothing to undo, so that Ctrl+Z on this page never
// undoes an edit in the store.
bool ImportCheckStep::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->accept();
            return true;
        }
    }
    return AssistantStep::event(event);
}

void ImportCheckStep::keyPressEvent(QKeyEvent *event)
{
    const bool again = event->matches(QKeySequence::Redo);
    if (!again && !event->matches(QKeySequence::Undo))
        return AssistantStep::keyPressEvent(event);
    takeBack(again);
}

void ImportCheckStep::takeBack(bool again)
{
    const auto &history = m_draft.history();
    if ((again ? history.redoName() : history.undoName()).isEmpty())
        return m_host.tell(again ? tr("There is nothing to redo.")
                                 : tr("There is nothing to undo."));
    again ? m_draft.redo() : m_draft.undo();
}

void ImportCheckStep::goToNextRepair()
{
    if (auto *fix = m_faults->firstFix())
        fix->setFocus(Qt::OtherFocusReason);
    else if (obstacle().isEmpty())
        Q_EMIT filled();
}

void ImportCheckStep::focusFirst()
{
    m_table->setFocus(Qt::OtherFocusReason);
    if (!m_table->currentIndex().isValid() && m_draft.result().faulty > 0)
        goToProblemRow(false);
}

void ImportCheckStep::showState()
{
    const auto &result = m_draft.result();
    // Initially shows only the faulty rows, if there are any.
    if (!m_shownOnce && m_draft.state() == State::Checked) {
        m_shownOnce = true;
        if (result.faulty > 0)
            m_rows.setChoice({.which = Which::Faulty});
    }
    const bool checking = m_draft.state() == State::Checking;
    // Before the first result there is nothing to count, choose or correct.
    const bool known = result.faults != nullptr;
    m_bar->setVisible(checking);
    m_sum->setText(
        checking || !known
            ? tr("Checking every row against your account's rules…")
            : tr("%Ln row(s) checked against your account's rules. Nothing has been sent.", nullptr,
                 countOf(result.rows)));
    showChoices();
    m_faults->setVisible(known);
    if (known)
        m_faults->show(result, m_draft.columns(), m_draft.settings().storeDomains);
    const auto undo = m_draft.history().undoName();
    m_undo->setVisible(!undo.isEmpty());
    m_undo->setText(tr("&Undo “%1”").arg(undo));
    m_replace->setEnabled(known);
    m_change->setEnabled(known);
    m_exclusion->showState();
    showSafeFixes();
    showRest();
    const auto &problem = m_draft.problem();
    if (!known && !checking && !problem.what.isEmpty())
        m_pane->showContent({.icon = Icon::CrossCircle,
                             .tone = Tone::Err,
                             .headline = problem.what,
                             .sentence = u"%1 %2"_s.arg(problem.why, problem.next).trimmed()});
    else if (!known)
        m_pane->showLoading();
    else if (m_rows.rowCount() == 0 && !checking)
        m_pane->showContent(
            {.icon = Icon::TickCircle,
             .tone = Tone::Ok,
             .headline = tr("No rows of this type"),
             .sentence = result.faulty == 0 ? tr("Every row can be sent.") : QString()});
    else
        m_pane->clear();
    showCell();
    Q_EMIT changed();
    if (m_draft.state() == State::Checked && std::exchange(m_repairs, false))
        goToNextRepair();
    if (isVisible() && !isNeeded() && obstacle().isEmpty())
        Q_EMIT wantsNext();
}

void ImportCheckStep::showSafeFixes()
{
    const auto &result = m_draft.result();
    const auto safe = result.safeRepairs();
    qint64 cells = 0;
    for (const auto &fix : safe) {
        const auto group = std::ranges::find_if(
            result.groups, [&fix](const storedesk::importcheck::FaultGroup &one) {
                return one.kind == fix.kind && one.column == fix.column;
            });
        cells += group == result.groups.end() ? 0 : group->cells;
    }
    m_safe->setVisible(cells > 0);
    m_safe->setEnabled(m_draft.state() == State::Checked);
    m_safe->setText(tr("Apply all safe &fixes (%L1)").arg(cells));
}

void ImportCheckStep::showChoices()
{
    const auto &result = m_draft.result();
    const bool known = result.faults != nullptr;
    const QLocale locale;
    const auto say = [&](Which which, const QString &word, qint64 count) {
        auto *button = m_choices->button(static_cast<int>(which));
        button->setText(known ? u"%1  %2"_s.arg(word, locale.toString(count)) : word);
        button->setEnabled(known);
        button->setChecked(m_rows.choice().which == which);
    };
    say(Which::All, tr("All"), result.rows);
    say(Which::Good, tr("Valid"), result.good);
    say(Which::Faulty, tr("To fix"), result.faulty);
    say(Which::LeftOut, tr("Excluded"), result.leftOut);
}

void ImportCheckStep::showRest()
{
    const auto &result = m_draft.result();
    const bool known = result.faults != nullptr;
    const auto rows = countOf(result.good);
    m_keeps->setText(
        result.faulty == 0
            ? tr("Send all %Ln row(s)", nullptr, rows)
            : tr("Send the %Ln valid row(s) and &keep the other %1 to fix later", nullptr, rows)
                  .arg(QLocale().toString(result.faulty)));
    m_keeps->setVisible(known);
    m_waits->setVisible(result.faulty > 0);
    m_keeps->setChecked(m_draft.settings().holdBack);
    m_waits->setChecked(!m_draft.settings().holdBack);
}

void ImportCheckStep::showCell()
{
    const auto index = m_table->currentIndex();
    const auto sentence = index.data(CheckedRowsModel::SentenceRole).toString();
    const auto keys = tr("F8 goes to the next problem, F2 edits a cell");
    // The foot is elided if the text is large.
    m_foot->setText({}, sentence.isEmpty() ? keys : sentence);
    m_foot->setEnd(sentence.isEmpty() ? QString() : tr("F2 edits"));
}

QString ImportCheckStep::title() const
{
    return tr("Check values");
}

QString ImportCheckStep::obstacle() const
{
    if (m_draft.state() != State::Checked)
        return tr("The rows are being checked.");
    const auto &result = m_draft.result();
    if (result.good == 0)
        return tr("No row can be sent.");
    return !m_draft.settings().holdBack && result.faulty > 0 ? tr("Some rows still need fixing.")
                                                             : QString();
}

QString ImportCheckStep::act() const
{
    return tr("&Next: preview");
}

} // namespace storedesk::ui::imports
