// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/calllog/calllogdock.h"

#include "account/account.h"
#include "account/callfile.h"
#include "api/session.h"
#include "base/background.h"
#include "base/newfile.h"
#include "ui/calllog/calldetail.h"
#include "ui/calllog/calllogmemory.h"
#include "ui/host/clearedfield.h"
#include "ui/host/countguard.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/host/shownfolder.h"
#include "ui/tables/columnarrangement.h"
#include "ui/tables/question.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/statepill.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/statepane.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace storedesk::ui::calllog {

using namespace Qt::StringLiterals;
using itemmodels::CallErrors;
using itemmodels::CallLogModel;
using settings::Setting;

CallLogDock::CallLogDock(api::Session &session, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_log(session.client().log())
    , m_model(session.client().log())
    , m_errors(session.client().log())
    , m_shown(m_model)
    , m_tabs(new QTabBar(this))
    , m_stack(new QStackedWidget(this))
    , m_verbs(new QComboBox(this))
    , m_words(new SearchField(tr("Path or text"), theme, this))
    , m_table(new TableView(theme, this))
    , m_errorTable(new TableView(theme, this))
    , m_detail(new CallDetail(session, theme, this))
{
    build();
    auto *bar = m_table->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this,
            [this, bar](int value) { m_following = value == bar->maximum(); });
    connect(bar, &QScrollBar::rangeChanged, this, &CallLogDock::follow);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CallLogDock::showDetail);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&m_model, signal, this, &CallLogDock::showCounts);
    for (const QAbstractItemModel *model : {static_cast<QAbstractItemModel *>(&m_model),
                                            static_cast<QAbstractItemModel *>(&m_errors)})
        connect(model, &QAbstractItemModel::modelReset, this, &CallLogDock::showCounts);
    connect(&m_errors, &QAbstractItemModel::rowsInserted, this, &CallLogDock::showCounts);
    auto *copy = new QShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C, this);
    copy->setContext(Qt::WidgetWithChildrenShortcut);
    connect(copy, &QShortcut::activated, m_detail, &CallDetail::copyCurl);
    showCounts();
}

CallLogDock::~CallLogDock()
{
    // Delete the views before the models they show.
    delete m_table;
    delete m_errorTable;
}

// Hides the cause column in a narrow log: tool tips and the detail show the cause as well.
void CallLogDock::fit()
{
    const bool narrow = m_table->width() < m_theme.scaled(600);
    m_columns->setRoomFor(CallLogModel::Cause, !narrow);
    showCounts();
}

bool CallLogDock::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::Resize)
        fit();
    return QWidget::eventFilter(watched, event);
}

void CallLogDock::follow()
{
    // The newest call is the last one only in the order of the log.
    if (m_following && m_table->horizontalHeader()->sortIndicatorSection() < 0)
        m_table->scrollToBottom();
}

void CallLogDock::showDetail()
{
    const auto current = m_table->currentIndex();
    m_detail->show(current.isValid() ? std::optional(m_shown.recordAt(current)) : std::nullopt);
}

void CallLogDock::showCounts()
{
    std::array<int, 4> counts{m_model.rowCount()};
    for (int row = 0; row < m_model.rowCount(); ++row)
        ++counts[static_cast<std::size_t>(
            CallFilter::kindOf(itemmodels::endOf(m_model.rowAt(row))))];
    const std::array names{tr("All"), tr("Succeeded"), tr("Throttled"), tr("Failed")};
    const auto fit = [this](int beside) {
        int needed = m_verbs->sizeHint().width() + m_theme.scaled(beside);
        for (const auto *button : m_kinds)
            needed += button->sizeHint().width();
        return needed <= m_table->width();
    };
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        const auto words = u"%1  %2"_s.arg(names[kind], QLocale().toString(counts[kind]));
        m_kinds[kind]->setText(words);
        m_kinds[kind]->setAccessibleName(words);
        m_kinds[kind]->setToolTip(words);
    }
    const bool roomy = fit(120);
    // Omit the labels in a narrow log, because the icons are enough to tell the kinds apart.
    for (std::size_t kind = 1; !roomy && kind < counts.size(); ++kind)
        m_kinds[kind]->setText(QLocale().toString(counts[kind]));
    if (!roomy && !fit(96))
        m_kinds[0]->setText(QLocale().toString(counts[0]));

    if (m_shown.rowCount() > 0)
        m_pane->clear();
    else if (m_model.rowCount() == 0)
        m_pane->showContent({.icon = Icon::CallLog,
                             .headline = tr("No requests yet"),
                             .sentence = tr("Every request to the service is recorded here.")});
    else
        m_pane->showContent(
            {.icon = Icon::Filter,
             .headline = tr("No matching requests"),
             .sentence = tr("%n request(s) are in the log.", nullptr, m_model.rowCount()),
             .main = {.text = tr("Clear the filter")}});
    if (m_errors.rowCount() > 0)
        m_errorPane->clear();
    else
        m_errorPane->showContent({.icon = Icon::TickCircle,
                                  .tone = Tone::Ok,
                                  .headline = tr("No errors"),
                                  .sentence = tr("No request in the log has failed.")});
}

void CallLogDock::clearFilter()
{
    m_words->clear();
    m_verbs->setCurrentIndex(0);
    m_kinds.front()->click();
}

void CallLogDock::clearFilterWithUndo()
{
    const auto chosen = std::ranges::find_if(m_kinds, &QAbstractButton::isChecked);
    auto undo = [self = QPointer(this), words = m_words->text(), verb = m_verbs->currentIndex(),
                 kind = chosen - m_kinds.begin()] {
        if (!self)
            return;
        self->m_words->setText(words);
        self->m_verbs->setCurrentIndex(verb);
        self->m_kinds[static_cast<std::size_t>(kind)]->click();
    };
    clearFilter();
    if (m_host)
        tellFilterCleared(*m_host, std::move(undo));
}

void CallLogDock::goTo(quint64 number)
{
    clearFilter();
    m_tabs->setCurrentIndex(0);
    for (int row = 0; row < m_shown.rowCount(); ++row) {
        const auto index = m_shown.index(row, CallLogModel::Path);
        if (index.data(CallLogModel::NumberRole).toULongLong() == number)
            m_table->setCurrentIndex(index);
    }
    m_table->setFocus();
}

void CallLogDock::buildKeeping(QHBoxLayout *row)
{
    m_note = new QLabel(this);
    m_note->setObjectName(u"logKept"_s);
    setRole(m_note, Role::Small);
    m_folder = new Button(tr("Open folder"), m_theme, this);
    m_folder->setObjectName(u"openLogFolder"_s);
    m_folder->setToolTip(tr("Open the folder with the stored requests"));
    m_save = new Button(tr("Save…"), m_theme, this);
    m_save->setObjectName(u"saveLog"_s);
    m_save->setToolTip(tr("Save the visible requests with masked data"));
    m_clear = new Button(tr("Clear…"), m_theme, this);
    m_clear->setObjectName(u"clearLog"_s);
    m_clear->setToolTip(tr("Delete all requests from this computer"));
    connect(m_folder, &Button::clicked, this,
            [this] { showFolder(*m_host, m_host->account().folder()); });
    connect(m_save, &Button::clicked, this, &CallLogDock::askWhere);
    connect(m_clear, &Button::clicked, this, &CallLogDock::askToClear);
    row->addWidget(m_note);
    for (auto *button : {m_folder, m_save, m_clear}) {
        button->setKind(Role::Link);
        button->hide();
        row->addSpacing(6);
        row->addWidget(button);
    }
    reportStored();
}

void CallLogDock::setFrame(PageHost &host)
{
    m_host = &host;
    m_save->show();
    m_clear->show();
    connect(&host.settings(), &settings::Settings::changed, this, [this](Setting setting) {
        if (setting == Setting::CallLogDays)
            reportStored();
    });
    reportStored();
    new CallLogMemory({m_kinds, m_verbs, m_words, m_columns, m_errorColumns},
                      host.account().storage(), this);
}

void CallLogDock::reportStored()
{
    const int days = m_host ? m_host->settings().number(Setting::CallLogDays) : 0;
    m_note->setText(
        days == 0 ? tr("Stored until Storedesk closes. API keys are never stored")
                  : tr("Stored for %Ln day(s), masked. API keys are never stored", nullptr, days));
    m_folder->setVisible(days > 0);
}

void CallLogDock::askWhere()
{
    auto *dialog = fileDialog(*m_host, this, tr("Save the request log"));
    dialog->setObjectName(u"saveLogDialog"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("JSON files (*.json)"));
    dialog->setDefaultSuffix(u"json"_s);
    dialog->setDirectory(usualFolderForDownloads(*m_host));
    dialog->selectFile(u"storedesk-calls.json"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &CallLogDock::save);
    m_host->openDialog(dialog);
}

static std::optional<QString> faultOfSaving(const std::vector<api::CallRecord> &calls,
                                            const QString &path)
{
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    const auto bytes = account::callsAsJson(calls);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return file.errorString();
}

// Saves the filtered calls in the order shown.
void CallLogDock::save(const QString &path)
{
    std::vector<api::CallRecord> shown;
    for (int row = 0; row < m_shown.rowCount(); ++row)
        shown.push_back(m_shown.recordAt(m_shown.index(row, 0)));
    const auto number = static_cast<int>(shown.size());
    base::inBackground(
        [calls = std::move(shown), path] { return faultOfSaving(calls, path); }, this,
        [this, path, number](const std::optional<QString> &fault) {
            m_host->tell(fault ? tr("Couldn't save the request log: %1").arg(*fault)
                               : tr("%Ln request(s) saved as %1, keys and personal data masked.",
                                    nullptr, number)
                                     .arg(QDir::toNativeSeparators(path)));
        });
}

void CallLogDock::askToClear()
{
    auto *question = new Question(m_host->storeMark(), m_theme, this);
    question->setObjectName(u"clearLogQuestion"_s);
    question->ask(tr("Clear the request log"),
                  tr("Delete %Ln request(s) from this computer?", nullptr, m_model.rowCount()),
                  tr("Nothing changes in the service. New requests will still be logged."));
    const int count = m_model.rowCount();
    auto *guard = new CountGuard(*m_host, question);
    guard->setCount(count, tr("To delete them, type &the number of requests (%L1):").arg(count));
    question->add(guard);
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(tr("Delete %Ln request(s)", nullptr, count), u"clearNow"_s);
    act->setKind(Role::Danger);
    guard->guard(*act);
    connect(act, &Button::clicked, this, [this, question] {
        question->accept();
        m_log.clear();
    });
    m_host->openDialog(question);
}

void CallLogDock::build()
{
    m_stack->addWidget(buildCalls());
    m_stack->addWidget(buildErrors());
    auto *box = columnIn(this);
    box->addWidget(buildTabs());
    box->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
}

QWidget *CallLogDock::buildTabs()
{
    auto *head = new QWidget(this);
    setRole(m_tabs, Role::Sections);
    m_tabs->setObjectName(u"logTabs"_s);
    m_tabs->setAccessibleName(tr("Request log sections"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Request log"));
    m_tabs->addTab(tr("Errors by type"));
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(14, 0, 14, 0);
    row->addWidget(m_tabs);
    row->addStretch();
    buildKeeping(row);
    auto *close = iconButton(Icon::Close, tr("Close the request log"), m_theme, head);
    close->setObjectName(u"closeLog"_s);
    setRole(close, Role::Flat);
    close->setFixedSize(m_theme.scaled(24), m_theme.scaled(24));
    connect(close, &QToolButton::clicked, this, &CallLogDock::closeWanted);
    row->addSpacing(6);
    row->addWidget(close);
    return head;
}

QWidget *CallLogDock::buildCalls()
{
    auto *left = new QWidget(this);
    auto *box = new QVBoxLayout(left);
    box->setContentsMargins(0, 6, 0, 0);
    box->setSpacing(4);
    box->addWidget(buildFilter());
    buildTable();
    box->addWidget(m_table, 1);
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setObjectName(u"logSplitter"_s);
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    left->setMinimumWidth(m_theme.scaled(300));
    splitter->addWidget(left);
    splitter->addWidget(m_detail);
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({690, m_theme.scaled(386)});
    // Watch the table itself, because the window, the splitter and the detail can all resize it.
    m_table->installEventFilter(this);
    return splitter;
}

QWidget *CallLogDock::buildFilter()
{
    auto *filter = new QWidget(this);
    auto *row = new QHBoxLayout(filter);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(8);
    auto *segments = new QHBoxLayout;
    segments->setSpacing(0);
    auto *group = new QButtonGroup(this);
    static constexpr std::array names{"logAll", "logWorked", "logSlowed", "logFailed"};
    static constexpr std::array signs{std::pair(Icon::TickCircle, Ink::Ok),
                                      std::pair(Icon::Clock, Ink::Muted),
                                      std::pair(Icon::CrossCircle, Ink::Err)};
    for (std::size_t kind = 0; kind < m_kinds.size(); ++kind) {
        auto *button = new Button({}, m_theme, filter);
        button->setObjectName(QLatin1StringView(names[kind]));
        button->setCheckable(true);
        button->setChecked(kind == 0);
        button->setKind(Role::Segment);
        setSmall(button);
        if (kind > 0)
            button->setIcon(iconOf(signs[kind - 1].first, m_theme, signs[kind - 1].second));
        if (kind == 0 || kind + 1 == m_kinds.size())
            button->setProperty("place", kind == 0 ? u"first"_s : u"last"_s);
        group->addButton(button, static_cast<int>(kind));
        segments->addWidget(button);
        m_kinds[kind] = button;
    }
    connect(group, &QButtonGroup::idClicked, this, [this](int kind) {
        m_shown.setKind(static_cast<CallFilter::Kind>(kind));
        showCounts();
    });
    m_verbs->setObjectName(u"logVerbs"_s);
    m_verbs->setAccessibleName(tr("Method"));
    m_verbs->addItem(tr("All methods"));
    for (const auto verb : {catalogue::Verb::Get, catalogue::Verb::Post, catalogue::Verb::Patch,
                            catalogue::Verb::Delete})
        m_verbs->addItem(QString::fromLatin1(catalogue::verbName(verb)), static_cast<int>(verb));
    connect(m_verbs, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_shown.setVerb(index <= 0 ? std::nullopt
                                   : std::optional(static_cast<catalogue::Verb>(
                                         m_verbs->currentData().toInt())));
        showCounts();
    });
    m_words->setObjectName(u"logWords"_s);
    m_words->setAccessibleName(tr("Path or text"));
    connect(m_words, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_shown.setWords(words);
        showCounts();
    });
    row->addLayout(segments);
    row->addWidget(m_verbs);
    row->addWidget(m_words, 1);
    m_filterRow = row;
    return filter;
}

void CallLogDock::buildTable()
{
    m_table->setModel(&m_shown);
    m_table->sortByHeadings();
    m_table->setObjectName(u"logCalls"_s);
    m_table->setAccessibleName(tr("Requests"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->cells()->setInk(CallLogModel::Time, CellInk::Muted);
    m_table->cells()->setInk(CallLogModel::Verb, CellInk::Strong);
    m_table->cells()->setInk(CallLogModel::Path, CellInk::Code);
    m_table->cells()->setInk(CallLogModel::Cause, CellInk::Muted);
    m_table->cells()->setElide(CallLogModel::Path, Qt::ElideMiddle);
    m_table->setPillColumn(CallLogModel::AnswerColumn, [](const QModelIndex &index) {
        return pillOfEnd(index.data(CallLogModel::EndRole).value<CallLogModel::End>(),
                         index.data().toString());
    });
    static constexpr std::array widths{84, 80, 200, 130, 86, 80, 90, 130};
    static_assert(widths.size() == CallLogModel::ColumnCount);
    for (std::size_t column = 0; column < widths.size(); ++column)
        m_table->setColumnAtLeast(static_cast<int>(column), widths[column]);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(CallLogModel::Path, QHeaderView::Stretch);
    m_pane = new StatePane(m_table, m_theme);
    connect(m_pane, &StatePane::mainTriggered, this, &CallLogDock::clearFilterWithUndo);
    m_columns = new ColumnArrangement(*m_table,
                                      {u"time"_s, u"method"_s, u"path"_s, u"response"_s,
                                       u"duration"_s, u"attempts"_s, u"received"_s, u"cause"_s});
    m_columns->setUsuallyHidden({CallLogModel::Attempts, CallLogModel::Received});
    m_filterRow->addWidget(m_columns->makeButton(this));
}

QWidget *CallLogDock::buildErrors()
{
    m_sortedErrors.setSourceModel(&m_errors);
    m_sortedErrors.setSortRole(CallErrors::SortRole);
    m_errorTable->setModel(&m_sortedErrors);
    m_errorTable->sortByHeadings();
    m_errorTable->setObjectName(u"logErrors"_s);
    m_errorTable->setAccessibleName(tr("Errors by type"));
    for (const auto column : {CallErrors::Times, CallErrors::First, CallErrors::Last})
        m_errorTable->setColumnAtLeast(column, 90);
    m_errorTable->setColumnWidth(CallErrors::Operation, m_errorTable->scaled(240));
    m_errorTable->horizontalHeader()->setStretchLastSection(false);
    m_errorTable->horizontalHeader()->setSectionResizeMode(CallErrors::What, QHeaderView::Stretch);
    m_errorPane = new StatePane(m_errorTable, m_theme);
    m_errorColumns = new ColumnArrangement(
        *m_errorTable, {u"what"_s, u"operation"_s, u"times"_s, u"first"_s, u"last"_s});
    connect(m_errorTable, &TableView::opened, this, [this](const QModelIndex &index) {
        goTo(index.data(CallErrors::LatestRole).toULongLong());
    });
    auto *errors = new QWidget(this);
    auto *box = columnIn(errors, 4);
    box->setContentsMargins(0, 6, 0, 0);
    box->addWidget(m_errorColumns->makeButton(errors), 0, Qt::AlignRight);
    box->addWidget(m_errorTable, 1);
    return errors;
}

} // namespace storedesk::ui::calllog
