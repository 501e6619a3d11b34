// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/resultstep.h"

#include "desk/desk.h"
#include "ui/frame/frame.h"
#include "ui/frame/importplace.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/sign.h"
#include "ui/widgets/statepane.h"
#include "ui/widgets/tableview.h"

#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::imports::ImportResult;

ResultStep::ResultStep(jobs::JobBoard &board, Frame &frame, QWidget *parent)
    : AssistantStep(parent)
    , m_board(board)
    , m_frame(frame)
    , m_headline(new QLabel(this))
    , m_tiles(new QWidget(this))
    , m_balance(new Notice(frame.theme(), this))
    , m_unjoined(new Notice(frame.theme(), this))
    , m_groups(new QStandardItemModel(this))
    , m_table(new TableView(frame.theme(), this))
    , m_pane(new StatePane(m_table, frame.theme()))
    , m_undo(new Button(Icon::Undo, tr("&Undo this import…"), frame.theme(), this))
    , m_save(new Button(Icon::Save, tr("Save the &rest…"), frame.theme(), this))
    , m_recipe(new Button(Icon::Copy, tr("Save as reci&pe…"), frame.theme(), this))
    , m_fix(new Button(Icon::Pencil, tr("&Fix and send the rest"), frame.theme(), this))
{
    build();
    connect(m_undo, &Button::clicked, this, [this] { m_frame.open(importUndoPlace(m_id)); });
    connect(m_save, &Button::clicked, this, &ResultStep::askToSave);
    connect(m_recipe, &Button::clicked, this, &ResultStep::recipeAsked);
    connect(m_fix, &Button::clicked, this, [this] { Q_EMIT restAsked(m_id); });
}

void ResultStep::build()
{
    m_headline->setObjectName(u"resultHeadline"_s);
    m_headline->setTextFormat(Qt::PlainText);
    setRole(m_headline, Role::Heading);
    m_balance->setObjectName(u"resultBalance"_s);
    m_undo->setObjectName(u"undoImport"_s);
    m_save->setObjectName(u"saveRest"_s);
    m_fix->setObjectName(u"fixRest"_s);
    m_table->setObjectName(u"refusals"_s);
    m_table->setAccessibleName(tr("Why rows were refused"));
    m_table->setModel(m_groups);
    m_table->setSortingEnabled(false);
    auto *panel = new Panel(this);
    panel->box()->addWidget(m_table);
    m_recipe->setObjectName(u"saveRecipe"_s);
    auto *head = new QWidget(this);
    auto *flow = new FlowLayout(head); // in as many lines as large text needs
    flow->setContentsMargins(0, 0, 0, 0);
    for (auto *part : std::initializer_list<QWidget *>{m_headline, m_undo, m_recipe, m_save, m_fix})
        flow->addWidget(part);
    auto *tiles = new QHBoxLayout(m_tiles);
    tiles->setContentsMargins(0, 0, 0, 0);
    tiles->setSpacing(10);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(10);
    box->addWidget(head);
    box->addWidget(m_tiles);
    box->addWidget(m_balance);
    box->addWidget(m_unjoined);
    box->addWidget(panel, 1);
    for (auto *widget : QList<QWidget *>{m_balance, m_unjoined, m_undo, m_recipe, m_save, m_fix})
        widget->hide();
}

void ResultStep::show(const QString &id)
{
    m_id = id;
    m_asking = true;
    m_pane->showLoading();
    m_board.ask(
        id,
        [folder = m_board.folder().filesOf(id)](journal::Journal &journal) {
            return storedesk::imports::resultOf(journal, folder);
        },
        this,
        [this](const base::Result<ImportResult> &result) {
            m_asking = false;
            m_pane->clear();
            if (result)
                return take(*result);
            const auto &problem = result.error();
            m_balance->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
            m_balance->show();
        });
}

void ResultStep::take(const ImportResult &result)
{
    m_result = result;
    const QLocale locale;
    m_headline->setText(tr("%1 of %2 rows imported")
                            .arg(locale.toString(result.success), locale.toString(result.sent)));
    showTiles();
    showBalance();
    showGroups();
    m_undo->setVisible(result.undoable && result.ended && m_frame.desk().mayWrite());
    m_save->setVisible(result.rest() > 0);
    m_fix->setVisible(result.rest() > 0);
    m_fix->setText(tr("&Fix and send the other %L1").arg(result.rest()));
    Q_EMIT changed();
}

void ResultStep::showTiles()
{
    qDeleteAll(m_tiles->findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    struct Tile
    {
        Icon icon;
        Tone tone;
        QString title;
        qint64 count;
        bool always;
    };
    const std::array tiles{
        Tile{Icon::TickCircle, Tone::Ok, tr("Imported"), m_result.success, true},
        Tile{Icon::CrossCircle, Tone::Err, tr("Refused"), m_result.errors, true},
        Tile{Icon::Clock, Tone::Neutral, tr("Held back"), m_result.heldBack, true},
        Tile{Icon::Stop, Tone::Err, tr("Not imported"), m_result.failed, false},
        Tile{Icon::Warning, Tone::Warn, tr("Unknown"), m_result.unknown, false},
    };
    for (const auto &tile : tiles) {
        if (!tile.always && tile.count == 0)
            continue;
        auto *panel = new Panel(m_tiles);
        panel->box()->setContentsMargins(14, 10, 14, 12);
        panel->box()->setSpacing(2);
        auto *head = new QHBoxLayout;
        head->addWidget(new Sign(tile.icon, tile.count > 0 ? tile.tone : Tone::Neutral,
                                 m_frame.theme(), panel));
        head->addWidget(new QLabel(tile.title, panel), 1);
        auto *count = new QLabel(QLocale().toString(tile.count), panel);
        setRole(count, Role::Title);
        panel->box()->addLayout(head);
        panel->box()->addWidget(count);
        m_tiles->layout()->addWidget(panel);
    }
}

void ResultStep::showBalance()
{
    const QLocale locale;
    const auto number = [&locale](qint64 value) {
        return locale.toString(value);
    };
    QStringList parts{tr("%1 imported").arg(number(m_result.success)),
                      tr("%1 refused").arg(number(m_result.errors))};
    if (m_result.failed > 0)
        parts.append(tr("%1 not imported").arg(number(m_result.failed)));
    if (m_result.unknown > 0)
        parts.append(tr("%1 unknown").arg(number(m_result.unknown)));
    const auto sum = tr("%1 sent = %2").arg(number(m_result.sent), parts.join(u" + "_s));
    const auto file =
        tr("%1 sent + %2 held back = %3 rows in your file")
            .arg(number(m_result.sent), number(m_result.heldBack), number(m_result.rows));
    if (!m_result.ended)
        m_balance->tell(Tone::Warn, tr("The import has not ended yet"), sum);
    else if (m_result.addsUp())
        m_balance->tell(m_result.unknown > 0 ? Tone::Warn : Tone::Ok, tr("It adds up: %1").arg(sum),
                        file);
    else
        m_balance->tell(Tone::Err, tr("The figures of the service do not add up"),
                        tr("%1 rows were sent, but the service accounts for %2.")
                            .arg(number(m_result.sent),
                                 number(m_result.success + m_result.errors + m_result.failed
                                        + m_result.unknown)));
    m_balance->show();
    m_unjoined->setVisible(!m_result.unjoined.empty());
    if (!m_result.unjoined.empty())
        m_unjoined->tell(Tone::Warn, tr("A report of the service could not be joined to your rows"),
                         tr("It is kept as it came: %1").arg(m_result.unjoined.front().path));
}

void ResultStep::showGroups()
{
    m_groups->clear();
    m_groups->setHorizontalHeaderLabels({tr("Reason given by the service"), tr("Rows"),
                                         tr("Column"), tr("For example"), tr("First line")});
    const QLocale locale;
    for (const auto &group : m_result.groups) {
        QList<QStandardItem *> items;
        for (const auto &text :
             {group.reason, locale.toString(group.rows), group.column, group.example,
              group.firstLine > 0 ? locale.toString(group.firstLine) : QString()}) {
            items.append(new QStandardItem(text));
            items.back()->setEditable(false);
        }
        m_groups->appendRow(items);
    }
    m_table->setColumnWidth(0, m_table->scaled(380));
    m_table->setColumnWidth(1, m_table->scaled(80));
    m_table->horizontalHeader()->setStretchLastSection(true);
    if (m_result.groups.empty())
        m_pane->showContent(
            {.icon = Icon::TickCircle,
             .tone = Tone::Ok,
             .headline = m_result.errors == 0 ? tr("No row was refused") : tr("No reasons known"),
             .sentence = m_result.errors == 0
                 ? QString()
                 : tr("The service gave no report that could be read.")});
}

void ResultStep::offerRecipe(bool offered)
{
    m_recipe->setVisible(offered);
}

void ResultStep::askToSave()
{
    auto *dialog = new QFileDialog(window(), tr("Save the rest"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->selectFile(tr("rest of %1").arg(m_result.source));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &ResultStep::saveRest);
    dialog->open();
}

void ResultStep::saveRest(const QString &path)
{
    m_board.ask(
        m_id,
        [folder = m_board.folder().filesOf(m_id), path](journal::Journal &journal) {
            return storedesk::imports::writeRest(journal, folder, path);
        },
        this,
        [this](const base::Result<QString> &written) {
            m_frame.tell(written ? tr("Saved: %1").arg(*written) : written.error().what);
        });
}

QString ResultStep::title() const
{
    return tr("Result");
}

QString ResultStep::act() const
{
    return tr("&Close");
}

void ResultStep::focusFirst()
{
    if (m_fix->isVisible())
        m_fix->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::imports
