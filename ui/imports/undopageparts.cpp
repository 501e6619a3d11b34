// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/undopage.h"

#include "desk/accountfields.h"
#include "desk/desk.h"
#include "jobs/jobestimate.h"
#include "jobs/jobputback.h"
#include "ui/frame/frame.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
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
    // The one whose button was pressed may be among them.
    for (auto *before : m_tiles->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        before->setParent(nullptr);
        before->deleteLater();
    }
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
    for (std::size_t at = 0; at < tiles.size(); ++at) {
        const auto &tile = tiles.at(at);
        auto *panel = new Panel(m_tiles);
        panel->box()->setContentsMargins(14, 10, 14, 12);
        panel->box()->setSpacing(2);
        auto *head = new QHBoxLayout;
        head->addWidget(new Sign(tile.icon, tile.count > 0 ? tile.tone : Tone::Neutral,
                                 frame().theme(), panel));
        head->addWidget(new QLabel(tile.title, panel), 1);
        if (tile.count > 0 && !done)
            head->addWidget(rowsButton(static_cast<Bucket>(at), tile.title, panel));
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

// A card filters the rows below; pressed again it shows all of them.
Button *UndoPage::rowsButton(Bucket bucket, const QString &title, QWidget *parent)
{
    const auto words = [this, bucket] {
        return m_bucket == bucket ? tr("Show all") : tr("Show rows");
    };
    auto *button = new Button(words(), frame().theme(), parent);
    button->setObjectName(u"rows%1"_s.arg(static_cast<int>(bucket)));
    button->setAccessibleName(u"%1: %2"_s.arg(title, button->text()));
    button->setKind(Role::Link);
    connect(button, &Button::clicked, this, [this, bucket] {
        m_bucket = m_bucket == bucket ? std::nullopt : std::optional(bucket);
        showTiles();
        showSample();
        if (auto *again = m_tiles->findChild<Button *>(u"rows%1"_s.arg(static_cast<int>(bucket))))
            again->setFocus(Qt::OtherFocusReason);
    });
    return button;
}

UndoPage::Bucket UndoPage::bucketOf(What what) const
{
    if (what == What::NotKnown)
        return Bucket::CouldNot;
    const bool stays =
        what == What::ChangedSince || (what == What::Delete && !m_deletes->isChecked());
    return stays ? Bucket::Kept : Bucket::Reversed;
}

void UndoPage::showSample()
{
    const auto rules = storedesk::imports::targetsOf(m_undo.plan().kind,
                                                     frame().desk().contactFields().definitions());
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
        if (m_bucket && bucketOf(row.what) != *m_bucket)
            continue;
        const auto *rule = rules.rule(row.field);
        const auto &shown = words.at(static_cast<std::size_t>(row.what));
        const auto nothing = row.what == What::Reverse ? tr("empty") : QString();
        QList<QStandardItem *> cells;
        for (const auto &text : {shown.text, row.name, rule ? rule->title : row.field, row.now,
                                 row.back.isEmpty() ? nothing : row.back}) {
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

std::optional<std::chrono::seconds> UndoPage::timeOfSingles() const
{
    const auto &plan = m_undo.plan();
    if (plan.singles.empty())
        return std::nullopt;
    return jobs::estimateOf(jobs::putBackJob(storedesk::imports::resourceOf(plan.kind)),
                            static_cast<qint64>(plan.singles.size()), 0,
                            frame().desk().session().client().connection().requestsPerMinute)
        .time;
}

void UndoPage::showSending()
{
    const auto &plan = m_undo.plan();
    const auto reversed = plan.count(What::Reverse);
    m_corrects->setVisible(!plan.rows.empty());
    m_corrects->setText(
        tr("A corrective import of %Ln record(s)", nullptr, static_cast<int>(plan.rows.size())));
    m_singles->setVisible(!plan.singles.empty());
    m_singles->setText(tr("%Ln single change(s), where a value becomes empty", nullptr,
                          static_cast<int>(plan.singles.size())));
    m_deletes->setVisible(!plan.created.isEmpty());
    m_deletes->setText(tr("&Delete %Ln record(s) that the import created", nullptr,
                          static_cast<int>(plan.created.size())));
    QStringList remarks;
    if (!plan.created.isEmpty())
        remarks.append(tr("A copy of each that is deleted is kept in the Bin."));
    if (plan.emptied > 0)
        remarks.append(tr("%Ln value(s) become empty again, as before the import.", nullptr,
                          static_cast<int>(plan.emptied)));
    if (const auto time = timeOfSingles())
        remarks.append(tr("The single changes take %1.").arg(jobs::durationText(*time)));
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
