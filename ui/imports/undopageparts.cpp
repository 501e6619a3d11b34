// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/undopage.h"

#include "ui/frame/frame.h"
#include "ui/theme/role.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/sign.h"
#include "ui/widgets/tableview.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QStandardItemModel>

// The plan of an undo in figures, rows and words.

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::imports::ImportUndo;
using storedesk::imports::UndoRow;
using What = UndoRow::What;

void UndoPage::showTiles()
{
    qDeleteAll(m_tiles->findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    const auto &plan = m_undo.plan();
    const bool done = m_undo.state() == ImportUndo::State::Done;
    const auto outcome = m_undo.outcome();
    const bool deletes = m_deletes->isChecked();
    const auto created = plan.count(What::Delete);
    struct Tile
    {
        Icon icon;
        Tone tone;
        QString title;
        qint64 count;
        QString words;
    };
    const std::array tiles{
        Tile{Icon::Undo, Tone::Accent, done ? tr("Reversed") : tr("Will be reversed"),
             done ? outcome.reversed : rowsToUndo(),
             tr("%L1 get their old values, %L2 new ones are deleted")
                 .arg(plan.count(What::Reverse))
                 .arg(deletes ? created : 0)},
        Tile{Icon::Pencil, Tone::Neutral, done ? tr("Kept") : tr("Left alone"),
             done ? outcome.kept : plan.count(What::ChangedSince) + (deletes ? 0 : created),
             tr("changed since, or created by the import and kept")},
        Tile{Icon::Help, Tone::Warn, done ? tr("Could not") : tr("Cannot be known"),
             done ? outcome.couldNot : plan.count(What::NotKnown),
             tr("no earlier value is known, they stay as they are")},
    };
    for (const auto &tile : tiles) {
        auto *panel = new Panel(m_tiles);
        panel->box()->setContentsMargins(14, 10, 14, 12);
        panel->box()->setSpacing(2);
        auto *head = new QHBoxLayout;
        head->addWidget(new Sign(tile.icon, tile.count > 0 ? tile.tone : Tone::Neutral,
                                 frame().theme(), panel));
        head->addWidget(new QLabel(tile.title, panel), 1);
        auto *count = new QLabel(QLocale().toString(tile.count), panel);
        setRole(count, Role::Title);
        auto *words = new QLabel(tile.words, panel);
        words->setWordWrap(true);
        setRole(words, Role::Small);
        panel->box()->addLayout(head);
        panel->box()->addWidget(count);
        panel->box()->addWidget(words);
        panel->setAccessibleName(u"%1: %2"_s.arg(tile.title, count->text()));
        m_tiles->layout()->addWidget(panel);
    }
    const QLocale locale;
    m_balance->setText(
        tr("%1 + %2 + %3 = %4 records that the import changed")
            .arg(locale.toString(rowsToUndo()),
                 locale.toString(plan.count(What::ChangedSince) + (deletes ? 0 : created)),
                 locale.toString(plan.count(What::NotKnown)),
                 locale.toString(plan.touched() - plan.asBefore)));
}

void UndoPage::showSample()
{
    struct Word
    {
        QString text;
        Icon icon;
        Tone tone;
    };
    const std::array words{
        Word{tr("Reverse"), Icon::Undo, Tone::Accent},
        m_deletes->isChecked() ? Word{tr("Delete"), Icon::Minus, Tone::Err}
                               : Word{tr("Keep"), Icon::Dash, Tone::Neutral},
        Word{tr("Left alone"), Icon::Pencil, Tone::Neutral},
        Word{tr("Not known"), Icon::Help, Tone::Warn},
    };
    m_sample->clear();
    m_sample->setHorizontalHeaderLabels(
        {tr("What"), tr("Record"), tr("Field"), tr("Now"), tr("Back to")});
    for (const auto &row : m_undo.plan().sample) {
        const auto &shown = words.at(static_cast<std::size_t>(row.what));
        const auto nothing = row.what == What::Reverse ? tr("empty") : QString();
        QList<QStandardItem *> cells;
        for (const auto &text :
             {shown.text, row.name, row.field, row.now, row.back.isEmpty() ? nothing : row.back}) {
            cells.append(new QStandardItem(text));
            cells.back()->setEditable(false);
        }
        cells.front()->setData(QVariant::fromValue(shown.icon), ItemIconRole);
        cells.front()->setData(QVariant::fromValue(shown.tone), ItemToneRole);
        m_sample->appendRow(cells);
    }
    m_table->setColumnWidth(0, m_table->scaled(120));
    m_table->setColumnWidth(1, m_table->scaled(190));
    m_table->setColumnWidth(2, m_table->scaled(100));
    m_table->setColumnWidth(3, m_table->scaled(90));
    m_table->horizontalHeader()->setStretchLastSection(true);
}

void UndoPage::showSending()
{
    const auto &plan = m_undo.plan();
    const auto reversed = plan.count(What::Reverse);
    m_corrects->setVisible(reversed > 0);
    m_corrects->setText(
        tr("A corrective import of %Ln record(s)", nullptr, static_cast<int>(reversed)));
    m_deletes->setVisible(!plan.created.isEmpty());
    m_deletes->setText(tr("&Delete %Ln record(s) that the import created", nullptr,
                          static_cast<int>(plan.created.size())));
    QStringList remarks;
    if (!plan.created.isEmpty())
        remarks.append(tr("A copy of each that is deleted is kept in the Bin."));
    if (plan.emptied > 0)
        remarks.append(tr("%Ln value(s) become empty again, as before the import.", nullptr,
                          static_cast<int>(plan.emptied)));
    if (plan.asBefore > 0)
        remarks.append(
            tr("%Ln record(s) are already as before.", nullptr, static_cast<int>(plan.asBefore)));
    if (reversed > 0)
        remarks.append(
            tr("Workflows that start when a field changes can start again. The current values "
               "are saved, so this undo can be undone too."));
    m_remarks->setText(remarks.join(u"\n\n"_s));
}

} // namespace storedesk::ui::imports
