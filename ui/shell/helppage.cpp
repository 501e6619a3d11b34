// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "helppage.h"

#include "ui/frame/frame.h"
#include "ui/shell/helptopics.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/statepane.h"
#include "ui/widgets/tableview.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

constexpr qsizetype mostLines = 8; // that are read at a glance

HelpPage::HelpPage(Frame &frame, const Place &place)
    : Page(frame)
    , m_place(place)
    , m_search(new SearchField(tr("Search the help"), frame.theme(), this))
    , m_table(new TableView(frame.theme(), this))
    , m_noMatch(new StatePane(m_table, frame.theme()))
{
    build();
    connect(m_search, &QLineEdit::textChanged, this, &HelpPage::show);
    connect(m_noMatch, &StatePane::mainTriggered, m_search, [this] {
        m_search->clear();
        find();
    });
}

void HelpPage::build()
{
    const auto &theme = frame().theme();
    const auto topic = helpTopic(word());
    auto *heading = new QLabel(title(), this);
    setRole(heading, Role::Title);
    auto *sentence = new QLabel(topic.sentence, this);
    sentence->setObjectName(u"helpSentence"_s);
    sentence->setTextFormat(Qt::PlainText);
    sentence->setWordWrap(true);
    sentence->setMaximumWidth(theme.scaled(720));
    m_search->setObjectName(u"searchHelp"_s);
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setKeyHint(QKeySequence(QKeySequence::Find));
    m_search->setMaximumWidth(theme.scaled(360));
    auto *keys = new Button(tr("All keyboard shortcuts"), theme, this);
    keys->setObjectName(u"allKeys"_s);
    keys->setKind(Role::Link);
    connect(keys, &QPushButton::clicked, this,
            [&window = frame()] { window.open({.page = u"shortcuts"_s}); });
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(m_search, 1);
    row->addWidget(keys);
    row->addStretch();
    m_table->setObjectName(u"helpLines"_s);
    m_table->setAccessibleName(tr("What you can do"));
    m_lines.setHorizontalHeaderLabels({tr("What you can do"), tr("Where"), tr("Keys")});
    m_table->setModel(&m_lines);
    m_table->cells()->setInk(1, CellInk::Muted);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->setColumnAtLeast(1, 160);
    m_table->setColumnAtLeast(2, 160);
    auto *panel = new Panel(this);
    panel->box()->addWidget(m_table);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(8);
    box->addWidget(heading);
    box->addWidget(sentence);
    box->addLayout(row);
    box->addWidget(panel, 1);
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

// Of an open page: only that one has actions.
QList<KeyLine> HelpPage::linesHere() const
{
    const auto topic = helpTopic(word());
    QList<KeyLine> lines;
    for (const auto *page : window()->findChildren<Page *>()) {
        if (page->place().page == word() && lines.isEmpty())
            lines = linesOf(page->recordActions(), topic.title);
    }
    for (const auto *where : topic.where)
        lines += ownLines(where);
    // What has a key first: it is what one comes for.
    std::ranges::stable_partition(lines, [](const KeyLine &line) { return !line.keys.isEmpty(); });
    if (lines.size() < mostLines)
        lines += ownLines("Everywhere");
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

// Every word, in any order and wherever it stands.
static bool holds(const KeyLine &line, const QString &text)
{
    const auto whole = QStringList{line.what, line.where, line.keys, line.words}.join(u' ');
    const auto parts = text.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(
        parts, [&whole](const QString &part) { return whole.contains(part, Qt::CaseInsensitive); });
}

void HelpPage::show()
{
    const auto text = m_search->text().trimmed();
    auto lines = text.isEmpty() ? linesHere() : linesEverywhere();
    lines.removeIf([&text](const KeyLine &line) { return !holds(line, text); });
    m_lines.removeRows(0, m_lines.rowCount());
    for (const auto &line : std::as_const(lines)) {
        QList<QStandardItem *> row;
        for (const auto &cell : {line.what, line.where, line.keys}) {
            row.append(new QStandardItem(cell));
            row.last()->setEditable(false);
        }
        m_lines.appendRow(row);
    }
    if (!lines.isEmpty() || text.isEmpty())
        return m_noMatch->clear();
    m_noMatch->showContent({.icon = Icon::Search,
                            .headline = tr("The help does not mention “%1”").arg(text),
                            .sentence = tr("Try another word, or look through the menus."),
                            .main = {.text = tr("Clear search")}});
}

void openHelp(Frame &frame, const QList<Page *> &pages)
{
    const auto isHelp = [](const Page *page) {
        return page->place().page == "help"_L1;
    };
    const auto *front = frame.currentPage();
    if (front && isHelp(front))
        return;
    const Place place{.page = u"help"_s,
                      .values = front ? QStringList{front->place().page} : QStringList()};
    for (auto *page : pages) {
        if (isHelp(page) && page->place() != place)
            frame.close(page);
    }
    frame.open(place);
}

} // namespace storedesk::ui::shell
