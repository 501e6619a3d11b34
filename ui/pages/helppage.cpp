// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "helppage.h"

#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/pages/helptopics.h"
#include "ui/pages/manualbook.h"
#include "ui/pages/servicereference.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/statepane.h"

#include <QAction>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::pages {

using namespace Qt::StringLiterals;

// The number of shortcuts shown for a page.
constexpr qsizetype mostLines = 8;
// The number of tasks shown for a search.
constexpr qsizetype mostTasks = 6;

HelpPage::HelpPage(PageHost &host, const PageAddress &place)
    : Page(host, place)
    , m_search(new SearchField(tr("Search the help"), host.theme(), this))
    , m_tasks(new QVBoxLayout)
    , m_above(new QLabel(this))
    , m_table(new TableView(host.theme(), this))
    , m_noMatch(new StatePane(m_table, host.theme()))
{
    build();
    connect(m_search, &QLineEdit::textChanged, this, &HelpPage::show);
    connect(m_noMatch, &StatePane::mainTriggered, m_search, [this] {
        m_search->clear();
        find();
    });
}

// Maximum width of the text, because longer lines are hard to read.
static constexpr int widestText = 720;

static QLabel *wrapped(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

void HelpPage::build()
{
    const auto &theme = host().theme();
    auto *heading = new QLabel(title(), this);
    setRole(heading, Role::Title);
    auto *sentence = wrapped(helpTopic(word()).sentence, this);
    sentence->setMaximumWidth(theme.scaled(widestText));
    sentence->setObjectName(u"helpSentence"_s);
    m_search->setObjectName(u"searchHelp"_s);
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setKeyHint(QKeySequence(QKeySequence::Find));
    m_search->setMaximumWidth(theme.scaled(360));
    auto *keys = new Button(tr("All keyboard shortcuts"), theme, this);
    keys->setObjectName(u"allKeys"_s);
    keys->setKind(Role::Link);
    connect(keys, &QPushButton::clicked, this,
            [&window = host()] { window.open({.page = pageid::shortcuts}); });
    auto *manual = new Button(tr("Read the manual"), theme, this);
    manual->setObjectName(u"readManual"_s);
    manual->setKind(Role::Link);
    connect(manual, &QPushButton::clicked, this, &HelpPage::openManual);
    auto *reference = new Button(tr("Service reference"), theme, this);
    reference->setObjectName(u"serviceReference"_s);
    reference->setKind(Role::Link);
    connect(reference, &QPushButton::clicked, this,
            [this] { this->host().open(referencePlace(word())); });
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(m_search, 1);
    row->addWidget(manual);
    row->addWidget(reference);
    row->addWidget(keys);
    row->addStretch();
    buildTable();
    setRole(m_above, Role::Strong);
    auto *content = new QWidget;
    auto *inside = new QVBoxLayout(content);
    inside->setContentsMargins(isRightToLeft() ? 8 : 0, 0, isRightToLeft() ? 0 : 8, 0);
    inside->setSpacing(8);
    m_tasks->setSpacing(16);
    inside->addLayout(m_tasks);
    inside->addSpacing(8);
    inside->addWidget(m_above);
    auto *panel = new Panel(this);
    panel->box()->addWidget(m_table);
    inside->addWidget(panel);
    inside->addStretch(1);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(8);
    box->addWidget(heading);
    box->addWidget(sentence);
    box->addLayout(row);
    box->addSpacing(8);
    box->addWidget(scrolled(content), 1);
}

// Opens the manual at the chapter about the page, if there is one.
void HelpPage::openManual()
{
    const auto all = pages::chapters();
    const auto chapter = std::ranges::find_if(
        all, [this](const pages::Chapter &some) { return some.pages.contains(word()); });
    host().open({.page = pageid::manual,
                 .values = chapter == all.end() ? QStringList() : QStringList{chapter->name}});
}

void HelpPage::buildTable()
{
    m_table->setObjectName(u"helpLines"_s);
    m_lines.setHorizontalHeaderLabels({tr("Tasks"), tr("Location"), tr("Shortcuts")});
    m_table->setModel(&m_lines);
    m_table->cells()->setInk(1, CellInk::Muted);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->setColumnAtLeast(1, 160);
    m_table->setColumnAtLeast(2, 160);
}

QString HelpPage::title() const
{
    const auto about = helpTopic(word()).title;
    return about.isEmpty() ? tr("Help") : tr("Help: %1").arg(about);
}

void HelpPage::find()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void HelpPage::refresh()
{
    show();
}

// Adds only lines with a new text and a new shortcut. The lines added first are the most specific
// to the page.
static void addOnce(QList<KeyLine> &lines, const QList<KeyLine> &more)
{
    for (const auto &line : more) {
        const bool known = std::ranges::any_of(lines, [&line](const KeyLine &other) {
            return other.what == line.what || (!line.keys.isEmpty() && other.keys == line.keys);
        });
        if (!known)
            lines.append(line);
    }
}

// Returns the shortcuts on the page. Actions are known only for an open page. Actions without a
// shortcut are left out, because the Record menu shows them.
QList<KeyLine> HelpPage::linesHere() const
{
    const auto topic = helpTopic(word());
    QList<KeyLine> lines;
    for (const auto *page : window()->findChildren<Page *>()) {
        if (page->place().page == word() && lines.isEmpty())
            addOnce(lines, linesOf(page->recordActions(), topic.title));
    }
    lines.removeIf([](const KeyLine &line) { return line.keys.isEmpty(); });
    for (const auto *where : topic.where)
        addOnce(lines, ownLines(where));
    addOnce(lines, ownLines("Everywhere"));
    return lines.first(std::min(lines.size(), mostLines));
}

QList<KeyLine> HelpPage::linesEverywhere() const
{
    QList<KeyLine> lines;
    for (const auto &topic : helpTopics())
        lines.append({topic.sentence, topic.title, {}, topic.words});
    for (const auto &line : linesHere() + menuLines(*window()) + ownLines()) {
        const auto known = std::ranges::any_of(lines, [&line](const KeyLine &other) {
            return other.what == line.what && other.keys == line.keys;
        });
        if (!known)
            lines.append(line);
    }
    return lines;
}

// Whether the text contains every search word, in any order.
static bool holds(const QString &whole, const QString &text)
{
    const auto parts = text.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(
        parts, [&whole](const QString &part) { return whole.contains(part, Qt::CaseInsensitive); });
}

void HelpPage::showTasks(const QList<HelpTask> &tasks)
{
    clearLayout(*m_tasks);
    const auto &theme = host().theme();
    for (const auto &task : tasks) {
        auto *block = new QWidget(this);
        block->setObjectName(u"helpTask"_s);
        block->setMaximumWidth(theme.scaled(widestText));
        auto *box = columnIn(block, 4);
        auto *title = wrapped(task.title, block);
        setRole(title, Role::Strong);
        box->addWidget(title);
        auto *grid = new QGridLayout;
        grid->setContentsMargins(theme.scaled(8), 0, 0, 0);
        grid->setVerticalSpacing(4);
        grid->setHorizontalSpacing(8);
        grid->setColumnStretch(1, 1);
        box->addLayout(grid);
        for (int step = 0; step < task.steps.size(); ++step) {
            auto *number = new QLabel(u"%1."_s.arg(QLocale().toString(step + 1)), block);
            setRole(number, Role::Muted);
            grid->addWidget(number, step, 0, Qt::AlignTop | Qt::AlignRight);
            grid->addWidget(wrapped(task.steps[step], block), step, 1);
        }
        m_tasks->addWidget(block);
    }
}

// Shows the shortcuts. The table is as high as its rows, because the page scrolls as a whole.
void HelpPage::showLines(const QList<KeyLine> &lines)
{
    m_lines.removeRows(0, m_lines.rowCount());
    for (const auto &line : lines) {
        QList<QStandardItem *> row;
        for (const auto &cell : {line.what, line.where, line.keys}) {
            row.append(new QStandardItem(cell));
            row.last()->setEditable(false);
        }
        m_lines.appendRow(row);
    }
    // Leave room for the message that there are no shortcuts.
    const auto rows = std::max<qsizetype>(lines.size(), 5);
    m_table->setFixedHeight(static_cast<int>(rows) * m_table->verticalHeader()->defaultSectionSize()
                            + m_table->horizontalHeader()->sizeHint().height() + 4);
}

void HelpPage::show()
{
    const auto text = m_search->text().trimmed();
    auto lines = text.isEmpty() ? linesHere() : linesEverywhere();
    lines.removeIf([&text](const KeyLine &line) {
        return !holds(QStringList{line.what, line.where, line.keys, line.words}.join(u' '), text);
    });
    auto tasks = text.isEmpty() ? helpTasks(word()) : helpTasks();
    tasks.removeIf([&text](const HelpTask &task) {
        return !holds(task.title + u' ' + task.steps.join(u' '), text);
    });
    if (!text.isEmpty())
        tasks = tasks.first(std::min(tasks.size(), mostTasks));
    showTasks(tasks);
    showLines(lines);
    m_above->setText(text.isEmpty() ? tr("Shortcuts on this page")
                                    : tr("Pages, commands and shortcuts"));
    m_table->setAccessibleName(m_above->text());
    const bool nothing = lines.isEmpty() && tasks.isEmpty() && !text.isEmpty();
    m_above->setVisible(nothing || !lines.isEmpty());
    m_table->parentWidget()->setVisible(nothing || !lines.isEmpty());
    if (!nothing)
        return m_noMatch->clear();
    m_noMatch->showContent({.icon = Icon::Search,
                            .headline = tr("No help found for “%1”").arg(text),
                            .sentence = tr("Try another word, or check the menus."),
                            .main = {.text = tr("Clear the search")}});
}

void openHelp(PageHost &host, const QList<Page *> &pages)
{
    const auto isHelp = [](const Page *page) {
        return page->place().page == pageid::help;
    };
    const auto *front = host.currentPage();
    if (front && isHelp(front))
        return;
    const PageAddress place{.page = pageid::help,
                            .values = front ? QStringList{front->place().page} : QStringList()};
    for (auto *page : pages) {
        if (isHelp(page) && page->place() != place)
            host.close(page);
    }
    host.open(place);
}

} // namespace storedesk::ui::pages
