// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/importundosummary.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "importundo/undoplanfile.h"
#include "jobs/jobestimate.h"
#include "jobs/jobputback.h"
#include "ui/host/pagehost.h"
#include "ui/importeffect/counttile.h"
#include "ui/tables/celldelegate.h"
#include "ui/tables/pilldelegate.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/selectabletext.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::imports::ImportUndo;
using What = storedesk::imports::UndoRow::What;

ImportUndoSummary::ImportUndoSummary(const ImportUndo &undo, PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_undo(undo)
    , m_host(host)
    , m_tiles(new QWidget(this))
    , m_sample(new QStandardItemModel(this))
    , m_table(new TableView(host.theme(), this))
    , m_becomes(new QLabel(this))
    , m_balance(new QLabel(this))
    , m_sends(new QLabel(this))
    , m_corrects(new QCheckBox(this))
    , m_singles(new QCheckBox(this))
    , m_deletes(new QCheckBox(this))
    , m_remarks(new QLabel(this))
{
    (void)rowIn(m_tiles, 10);
    auto *panels = new QHBoxLayout;
    panels->setSpacing(10);
    panels->addWidget(samplePanel(), 3);
    panels->addWidget(sendPanel(), 2);
    auto *box = columnIn(this, 10);
    box->addWidget(m_tiles);
    box->addLayout(panels, 1);
    connect(m_deletes, &QCheckBox::toggled, this, &ImportUndoSummary::changed);
}

bool ImportUndoSummary::deletes() const
{
    return m_deletes->isChecked();
}

QString ImportUndoSummary::deletionText() const
{
    return m_deletes->text().remove(u'&');
}

void ImportUndoSummary::focusRows()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void ImportUndoSummary::showPlan()
{
    showTiles();
    showSending();
    // Do not update the rows while the undo is running.
    if (m_undo.state() != ImportUndo::State::Running)
        showSample();
}

Panel *ImportUndoSummary::samplePanel()
{
    auto *panel = new Panel(this);
    setRole(m_becomes, Role::Strong);
    m_becomes->setContentsMargins(12, 10, 12, 6);
    m_table->setObjectName(u"undoSample"_s);
    m_table->setAccessibleName(tr("What will happen to the records"));
    m_table->setModel(m_sample);
    m_table->setSortingEnabled(false);
    m_table->setItemDelegateForColumn(0, new PillDelegate(m_host.theme(), m_table));
    m_balance->setObjectName(u"undoBalance"_s);
    m_balance->setWordWrap(true);
    m_balance->setContentsMargins(12, 6, 12, 10);
    setSelectable({m_becomes, m_balance});
    panel->box()->addWidget(m_becomes);
    panel->box()->addWidget(m_table, 1);
    panel->box()->addWidget(m_balance);
    return panel;
}

Panel *ImportUndoSummary::sendPanel()
{
    auto *panel = new Panel(this);
    auto *content = new QWidget(panel);
    auto *box = new QVBoxLayout(content);
    box->setContentsMargins(14, 10, 14, 12);
    box->setSpacing(8);
    m_sends->setObjectName(u"undoSends"_s);
    setRole(m_sends, Role::Strong);
    m_corrects->setObjectName(u"corrects"_s);
    m_deletes->setObjectName(u"deletes"_s);
    m_singles->setObjectName(u"singles"_s);
    for (auto *sent : {m_corrects, m_singles}) {
        sent->setChecked(true);
        // The box cannot be unchecked, because these requests are always part of an undo.
        sent->setEnabled(false);
    }
    m_remarks->setObjectName(u"undoRemarks"_s);
    m_remarks->setWordWrap(true);
    setRole(m_remarks, Role::Muted);
    setSelectable({m_sends, m_remarks});
    for (auto *widget :
         std::initializer_list<QWidget *>{m_sends, m_corrects, m_singles, m_deletes, m_remarks})
        box->addWidget(widget);
    box->addStretch(1);
    // The content scrolls in a small window, where the remarks do not fit.
    panel->box()->addWidget(scrolled(content));
    return panel;
}

qint64 ImportUndoSummary::rowsToUndo() const
{
    const auto &plan = m_undo.plan();
    return plan.count(What::Reverse) + (deletes() ? plan.count(What::Delete) : 0);
}

static QString revertedText(int changed, int created, bool done)
{
    return done ? ImportUndoSummary::tr("%1, %2", "two counts")
                      .arg(ImportUndoSummary::tr("%Ln got their old values back", nullptr, changed),
                           ImportUndoSummary::tr("%Ln new ones were deleted", nullptr, created))
                : ImportUndoSummary::tr("%1, %2", "two counts")
                      .arg(ImportUndoSummary::tr("%Ln get their old values back", nullptr, changed),
                           ImportUndoSummary::tr("%Ln new ones are deleted", nullptr, created));
}

void ImportUndoSummary::showTiles()
{
    // Delete the tiles later, because the sender of the current signal may be among them.
    for (auto *before : m_tiles->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        before->setParent(nullptr);
        before->deleteLater();
    }
    const auto &plan = m_undo.plan();
    const bool done = m_undo.state() == ImportUndo::State::Done;
    const auto outcome = m_undo.outcome();
    const bool deleting = deletes();
    const auto created = plan.count(What::Delete);
    const std::array tiles{
        CountTile::Content{Icon::Undo, Tone::Accent, done ? tr("Reverted") : tr("Will be reverted"),
                           done ? outcome.reversed : rowsToUndo(),
                           revertedText(static_cast<int>(plan.count(What::Reverse)),
                                        static_cast<int>(deleting ? created : 0), done)},
        CountTile::Content{Icon::Pencil, Tone::Neutral, done ? tr("Kept") : tr("Left alone"),
                           done ? outcome.kept
                                : plan.count(What::ChangedSince) + (deleting ? 0 : created),
                           tr("changed since then, or created by the import and kept")},
        CountTile::Content{Icon::Help, Tone::Warn, done ? tr("Failed") : tr("Unknown"),
                           done ? outcome.couldNot : plan.count(What::NotKnown),
                           tr("no previous value is known; they stay unchanged")},
    };
    for (std::size_t at = 0; at < tiles.size(); ++at) {
        const auto &content = tiles.at(at);
        auto *tile = new CountTile(content, m_host.theme(), m_tiles);
        if (content.count > 0 && !done)
            tile->head()->addWidget(rowsButton(static_cast<Bucket>(at), content.title, tile));
        m_tiles->layout()->addWidget(tile);
    }
    m_balance->setText(tr("%1 + %2 + %3 = %4 records changed by the import")
                           .arg(QLocale().toString(rowsToUndo()),
                                QLocale().toString(tiles[1].count),
                                QLocale().toString(plan.count(What::NotKnown)),
                                QLocale().toString(plan.touched() - plan.asBefore)));
}

// Returns a button that filters the rows below. Pressing it again shows all rows.
Button *ImportUndoSummary::rowsButton(Bucket bucket, const QString &title, QWidget *parent)
{
    const auto words = [this, bucket] {
        return m_bucket == bucket ? tr("Show all") : tr("Show rows");
    };
    auto *button = new Button(words(), m_host.theme(), parent);
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

ImportUndoSummary::Bucket ImportUndoSummary::bucketOf(What what) const
{
    if (what == What::NotKnown)
        return Bucket::CouldNot;
    const bool stays = what == What::ChangedSince || (what == What::Delete && !deletes());
    return stays ? Bucket::Kept : Bucket::Reversed;
}

void ImportUndoSummary::showSample()
{
    const auto rules = storedesk::importcheck::targetsOf(
        m_undo.plan().kind, m_host.account().contactFields().definitions());
    struct Look
    {
        Icon icon;
        Tone tone;
    };
    const bool deleting = deletes();
    const bool done = m_undo.state() == ImportUndo::State::Done;
    const std::array looks{
        Look{Icon::Undo, Tone::Accent},
        deleting ? Look{Icon::Minus, Tone::Err} : Look{Icon::Dash, Tone::Neutral},
        Look{Icon::Pencil, Tone::Neutral},
        Look{Icon::Help, Tone::Warn},
    };
    m_becomes->setText(done ? tr("What happened to the records")
                            : tr("What will happen to the records"));
    m_sample->clear();
    m_sample->setHorizontalHeaderLabels({tr("Action"), tr("Record"), tr("Field"),
                                         done ? tr("Before the undo") : tr("Current"),
                                         tr("Restored")});
    for (const auto &row : m_undo.plan().sample) {
        if (m_bucket && bucketOf(row.what) != *m_bucket)
            continue;
        const auto *rule = rules.rule(row.field);
        const auto &look = looks.at(static_cast<std::size_t>(row.what));
        const auto nothing = row.what == What::Reverse ? tr("empty") : QString();
        QList<QStandardItem *> cells;
        for (const auto &text :
             {storedesk::imports::undoWord(row.what, deleting, done), row.name,
              rule ? rule->title : row.field, row.now, row.back.isEmpty() ? nothing : row.back}) {
            cells.append(new QStandardItem(text));
            cells.back()->setEditable(false);
        }
        cells.front()->setData(QVariant::fromValue(look.icon), ItemIconRole);
        cells.front()->setData(QVariant::fromValue(look.tone), ItemToneRole);
        m_sample->appendRow(cells);
    }
    m_table->setColumnWidth(0, m_table->scaled(120));
    m_table->setColumnWidth(1, m_table->scaled(190));
    m_table->setColumnWidth(2, m_table->scaled(100));
    m_table->setColumnAtLeast(3, 90);
    m_table->horizontalHeader()->setStretchLastSection(true);
}

std::optional<std::chrono::seconds> ImportUndoSummary::timeOfSingles() const
{
    const auto &plan = m_undo.plan();
    if (plan.singles.empty())
        return std::nullopt;
    return storedesk::jobs::estimateOf(
               storedesk::jobs::restoreJob(storedesk::importcheck::resourceOf(plan.kind)),
               static_cast<qint64>(plan.singles.size()), 0,
               m_host.account().session().client().connection().requestsPerMinute)
        .time;
}

static QStringList remarksOn(const storedesk::imports::UndoPlan &plan, bool done, bool deletes,
                             std::optional<std::chrono::seconds> timeOfSingles)
{
    QStringList remarks;
    if (!plan.created.isEmpty() && (!done || deletes))
        remarks.append(
            done ? ImportUndoSummary::tr("A copy of each deleted record is in the Bin.")
                 : ImportUndoSummary::tr("A copy of each deleted record is kept in the Bin."));
    if (plan.emptied > 0)
        remarks.append(
            done ? ImportUndoSummary::tr("%Ln value(s) are empty again, as before the import.",
                                         nullptr, static_cast<int>(plan.emptied))
                 : ImportUndoSummary::tr("%Ln value(s) become empty again, as before the import.",
                                         nullptr, static_cast<int>(plan.emptied)));
    if (timeOfSingles && !done)
        remarks.append(ImportUndoSummary::tr("The individual changes take %1.")
                           .arg(storedesk::jobs::durationText(*timeOfSingles)));
    if (plan.erased > 0)
        remarks.append(ImportUndoSummary::tr("%Ln row(s) were erased by a privacy request and "
                                             "can't be undone.",
                                             nullptr, static_cast<int>(plan.erased)));
    if (plan.asBefore > 0)
        remarks.append(ImportUndoSummary::tr("%Ln record(s) already have their previous values.",
                                             nullptr, static_cast<int>(plan.asBefore)));
    if (plan.count(What::Reverse) > 0)
        remarks.append(
            done
                ? ImportUndoSummary::tr(
                      "Workflows triggered by field changes may have started again. The "
                      "values before this undo are saved, so you can undo it too.")
                : ImportUndoSummary::tr("Workflows triggered by field changes may start again. The "
                                        "current values are saved, so you can undo this too."));
    return remarks;
}

// Describes the requests that will be sent or have been sent.
void ImportUndoSummary::showSending()
{
    using State = ImportUndo::State;
    const auto &plan = m_undo.plan();
    const bool ready = m_undo.state() == State::Ready;
    m_sends->setText(ready                               ? tr("Will be sent")
                         : m_undo.state() == State::Done ? tr("Sent")
                                                         : tr("Being sent"));
    m_corrects->setVisible(!plan.rows.empty());
    m_corrects->setText(
        tr("A corrective import with %Ln record(s)", nullptr, static_cast<int>(plan.rows.size())));
    m_singles->setVisible(!plan.singles.empty());
    m_singles->setText(tr("%Ln individual change(s) that clear a value", nullptr,
                          static_cast<int>(plan.singles.size())));
    m_deletes->setVisible(!plan.created.isEmpty() && (ready || deletes()));
    // The choice can no longer be changed after the start.
    m_deletes->setEnabled(ready);
    m_deletes->setText((ready ? tr("&Delete %Ln record(s) created by the import", nullptr,
                                   static_cast<int>(plan.created.size()))
                              : tr("Deletion of %Ln record(s) created by the import", nullptr,
                                   static_cast<int>(plan.created.size()))));
    m_remarks->setText(
        remarksOn(plan, m_undo.state() == State::Done, deletes(), timeOfSingles()).join(u"\n\n"_s));
}

} // namespace storedesk::ui::imports
