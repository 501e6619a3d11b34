// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/columnchanges.h"

#include "importcheck/editabledraft.h"
#include "ui/host/pagehost.h"
#include "ui/tables/question.h"
#include "ui/tables/storeband.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>

#include <array>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::Action;
using storedesk::importcheck::FaultKind;
using storedesk::importcheck::Repair;

namespace {

// What the user enters for a change.
enum class Input : quint8 { None, Text, Table };

struct Change
{
    Action action;
    // For scripts and tests.
    QLatin1StringView name;
    // The notation of dates and numbers.
    QLatin1StringView way = {};
    Input input = Input::None;
    // Replaces the title of the repair, which contains the text.
    const char *title = nullptr;
    bool startsGroup = false;
};

constexpr std::array changes{
    Change{.action = Action::SqueezeBlanks, .name = "changeBlanks"_L1},
    Change{.action = Action::TitleCase, .name = "changeTitleCase"_L1, .startsGroup = true},
    Change{.action = Action::LowerCase, .name = "changeLowerCase"_L1},
    Change{.action = Action::UpperCase, .name = "changeUpperCase"_L1},
    Change{.action = Action::IsoDate,
           .name = "changeDayFirst"_L1,
           .way = "dmy"_L1,
           .startsGroup = true},
    Change{.action = Action::IsoDate, .name = "changeMonthFirst"_L1, .way = "mdy"_L1},
    Change{.action = Action::PlainNumber, .name = "changeComma"_L1, .way = "comma"_L1},
    Change{.action = Action::PlainNumber, .name = "changePoint"_L1, .way = "point"_L1},
    Change{.action = Action::StripZeros, .name = "changeZeros"_L1},
    Change{.action = Action::Phone,
           .name = "changePhone"_L1,
           .title = QT_TRANSLATE_NOOP("ColumnChanges", "International phone number")},
    Change{.action = Action::AddPrefix,
           .name = "changePrefix"_L1,
           .input = Input::Text,
           .title = QT_TRANSLATE_NOOP("ColumnChanges", "Add text &before…"),
           .startsGroup = true},
    Change{.action = Action::AddSuffix,
           .name = "changeSuffix"_L1,
           .input = Input::Text,
           .title = QT_TRANSLATE_NOOP("ColumnChanges", "Add text &after…")},
    Change{.action = Action::ReplaceByTable,
           .name = "changeByTable"_L1,
           .input = Input::Table,
           .title = QT_TRANSLATE_NOOP("ColumnChanges", "&Replace using a table…")},
    Change{.action = Action::SetText,
           .name = "changeSet"_L1,
           .input = Input::Text,
           .title = QT_TRANSLATE_NOOP("ColumnChanges", "&Set all cells to…")},
    Change{.action = Action::FillBlank,
           .name = "changeFill"_L1,
           .input = Input::Text,
           .title = QT_TRANSLATE_NOOP("ColumnChanges", "&Fill blank cells with…")},
};

QString changeTitle(const Change &change, const storedesk::importcheck::RepairContext &context)
{
    if (change.title)
        return QCoreApplication::translate("ColumnChanges", change.title);
    return storedesk::importcheck::titleOf(
        Repair{.action = change.action, .text = QString(change.way)}, context);
}

} // namespace

ColumnChanges::ColumnChanges(storedesk::importcheck::EditableDraft &draft, FileColumn fileColumn,
                             PageHost &host, TableView &table)
    : QObject(&table)
    , m_draft(draft)
    , m_fileColumn(std::move(fileColumn))
    , m_host(host)
    , m_table(table)
{
    table.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&table, &QWidget::customContextMenuRequested, this, &ColumnChanges::openForCell);
    connect(table.selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid())
                    m_column = current.column();
            });
    auto *header = table.horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, &ColumnChanges::openForHeading);
}

void ColumnChanges::attach(QMenu &menu)
{
    connect(&menu, &QMenu::aboutToShow, this, [this, &menu] {
        menu.clear();
        fill(menu, m_column);
    });
}

void ColumnChanges::openForCell(const QPoint &place)
{
    const auto index = m_table.indexAt(place);
    if (index.isValid())
        m_table.setCurrentIndex(index);
    auto *menu = new QMenu(&m_table);
    menu->setObjectName(u"cellMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (m_table.currentIndex().isValid()) {
        fill(*menu, m_table.currentIndex().column());
        menu->addSeparator();
    }
    menu->addActions(m_table.actions());
    menu->popup(m_table.viewport()->mapToGlobal(place));
}

void ColumnChanges::openForHeading(const QPoint &place)
{
    const int column = m_table.horizontalHeader()->logicalIndexAt(place);
    if (column < 0)
        return;
    auto *menu = new QMenu(&m_table);
    menu->setObjectName(u"headingMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fill(*menu, column);
    menu->popup(m_table.horizontalHeader()->mapToGlobal(place));
}

void ColumnChanges::fill(QMenu &menu, int column)
{
    const auto &rows = *m_table.model();
    if (column >= rows.columnCount())
        return;
    const int fileColumn = m_fileColumn(column);
    const auto title = rows.headerData(column, Qt::Horizontal).toString();
    menu.addSection(tr("All cells of “%1”").arg(title));
    for (const auto &change : changes) {
        if (change.startsGroup)
            menu.addSeparator();
        if (fileColumn < 0)
            continue;
        auto *action = menu.addAction(
            changeTitle(change, m_draft.contextOf(fileColumn)), this, [this, &change, fileColumn] {
                ask({.action = change.action, .column = fileColumn, .text = QString(change.way)});
            });
        action->setObjectName(change.name);
    }
}

// Returns the field for the text of the change.
static QWidget *inputFor(const Change &change, QWidget *parent)
{
    QWidget *field = nullptr;
    if (change.input == Input::Table) {
        auto *lines = new QPlainTextEdit(parent);
        lines->setPlaceholderText(ColumnChanges::tr("MAD = Madrid\nBCN = Barcelona"));
        lines->setTabChangesFocus(true);
        lines->setMinimumHeight(140);
        field = lines;
    } else {
        field = new QLineEdit(parent);
    }
    field->setObjectName(u"changeText"_s);
    return field;
}

void ColumnChanges::ask(const Repair &change)
{
    const auto found = std::ranges::find(changes, change.action, &Change::action);
    if (found->input == Input::None)
        return Q_EMIT asked(change);
    const auto title = changeTitle(*found, m_draft.contextOf(change.column)).remove(u'&');
    auto *question = new Question(m_host.storeMark(), m_host.theme(), m_table.window());
    question->setObjectName(u"changeQuestion"_s);
    question->ask(title, title,
                  found->input == Input::Table
                      ? tr("One line for each value: the value in the file, “=”, and the new "
                           "value. Case is ignored.")
                      : tr("The next step shows a preview before anything is changed."));
    auto *field = inputFor(*found, question);
    field->setAccessibleName(title);
    question->add(field);
    auto *preview = question->addAnswer(tr("&Preview"), u"previewChange"_s);
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    connect(preview, &Button::clicked, this, [this, question, field, change] {
        auto typed = change;
        const auto *line = qobject_cast<QLineEdit *>(field);
        typed.text = line ? line->text() : static_cast<QPlainTextEdit *>(field)->toPlainText();
        question->accept();
        if (!typed.text.isEmpty())
            Q_EMIT asked(typed);
    });
    if (auto *line = qobject_cast<QLineEdit *>(field))
        connect(line, &QLineEdit::returnPressed, preview, &Button::click);
    m_host.openDialog(question);
    field->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::imports
