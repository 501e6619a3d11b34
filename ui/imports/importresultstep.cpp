// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/importresultstep.h"

#include "account/account.h"
#include "base/background.h"
#include "catalogue/key.h"
#include "importrun/importsource.h"
#include "ui/host/fileaddress.h"
#include "ui/host/filedialog.h"
#include "ui/host/importaddress.h"
#include "ui/host/pagehost.h"
#include "ui/importeffect/counttile.h"
#include "ui/importeffect/differentrowspanel.h"
#include "ui/importeffect/reportsaving.h"
#include "ui/imports/rejectedrows.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/selectabletext.h"
#include "ui/widgets/statepane.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::imports::ImportResult;

ImportResultStep::ImportResultStep(storedesk::jobs::JobManager &jobManager, PageHost &host,
                                   QWidget *parent)
    : TransferResultStep(jobManager, host, parent)
    , m_headline(new QLabel(this))
    , m_tiles(new QWidget(this))
    , m_balance(new Notice(host.theme(), this))
    , m_unjoined(new Notice(host.theme(), this))
    , m_noUndo(new QLabel(this))
    , m_groups(new QStandardItemModel(this))
    , m_table(new TableView(host.theme(), this))
    , m_pane(new StatePane(m_table, host.theme()))
    , m_rows(new RejectedRows(host.theme(), this))
    , m_different(new DifferentRowsPanel(host.theme(), this))
    , m_decide(new Button(Icon::Warning, tr("Dec&ide…"), host.theme(), this))
    , m_undo(new Button(Icon::Undo, tr("&Undo this import…"), host.theme(), this))
    , m_save(new Button(Icon::Save, tr("Save the &rest…"), host.theme(), this))
    , m_recipe(new Button(Icon::Copy, tr("Save as reci&pe…"), host.theme(), this))
    , m_report(new Button(Icon::Save, tr("Save a repor&t…"), host.theme(), this))
    , m_fix(new Button(Icon::Pencil, tr("&Fix and send the rest"), host.theme(), this))
    , m_files(new Button(Icon::Files, tr("&Open"), host.theme(), this))
{
    build();
    connect(m_undo, &Button::clicked, this,
            [this] { this->host().open(importUndoPlace(jobId())); });
    connect(m_decide, &Button::clicked, this, &ImportResultStep::askToDecide);
    connect(m_save, &Button::clicked, this, &ImportResultStep::askToSave);
    connect(m_report, &Button::clicked, this, [this] {
        const auto *job = this->jobManager().find(jobId());
        askToSaveReport(this->host(), m_result, job ? job->head.begun : QDateTime(), this);
    });
    connect(m_recipe, &Button::clicked, this, &ImportResultStep::recipeAsked);
    connect(m_fix, &Button::clicked, this, [this] { Q_EMIT restAsked(jobId()); });
    connect(m_table, &TableView::opened, this,
            [this](const QModelIndex &index) { showRows(index.row()); });
    connect(m_table, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        // The last column is a link that shows the rows.
        if (index.column() == m_groups->columnCount() - 1)
            showRows(index.row());
    });
    connect(m_rows, &RejectedRows::closed, this, [this] {
        showRows(m_group);
        m_table->setFocus(Qt::OtherFocusReason);
    });
}

void ImportResultStep::build()
{
    m_headline->setObjectName(u"resultHeadline"_s);
    setSelectable({m_headline, m_noUndo});
    setRole(m_headline, Role::Heading);
    m_balance->setObjectName(u"resultBalance"_s);
    m_unjoined->setObjectName(u"unjoinedReport"_s);
    m_decide->setObjectName(u"decideImports"_s);
    m_undo->setObjectName(u"undoImport"_s);
    m_noUndo->setObjectName(u"noUndo"_s);
    m_noUndo->setWordWrap(true);
    setRole(m_noUndo, Role::Muted);
    m_save->setObjectName(u"saveRest"_s);
    m_fix->setObjectName(u"fixRest"_s);
    m_table->setObjectName(u"refusals"_s);
    m_table->setAccessibleName(tr("Reasons for rejection"));
    m_table->setModel(m_groups);
    m_table->setSortingEnabled(false);
    auto *panel = new Panel(this);
    panel->box()->addWidget(m_table);
    m_recipe->setObjectName(u"saveRecipe"_s);
    m_report->setObjectName(u"saveReport"_s);
    m_files->setObjectName(u"openFiles"_s);
    m_files->setMenu(new QMenu(m_files));
    auto *head = new QWidget(this);
    // The line wraps as often as large text requires.
    auto *flow = new FlowLayout(head);
    flow->setContentsMargins(0, 0, 0, 0);
    for (auto *part : std::initializer_list<QWidget *>{m_headline, m_decide, m_undo, m_files,
                                                       m_recipe, m_report, m_save, m_fix})
        flow->addWidget(part);
    (void)rowIn(m_tiles, 10);
    auto *box = columnIn(this, 10);
    box->addWidget(head);
    box->addWidget(m_tiles);
    box->addWidget(m_balance);
    box->addWidget(m_unjoined);
    box->addWidget(panel, 1);
    box->addWidget(m_rows, 1);
    box->addWidget(m_different);
    box->addWidget(m_noUndo);
    for (auto *widget :
         QList<QWidget *>{m_balance, m_unjoined, m_rows, m_different, m_noUndo, m_decide, m_undo,
                          m_files, m_recipe, m_report, m_save, m_fix})
        widget->hide();
}

void ImportResultStep::show(const QString &id)
{
    setJob(id);
    setReading(true);
    m_pane->showLoading();
    jobManager().ask(
        id,
        [folder = jobManager().folder().filesOf(id)](journal::Journal &journal) {
            return storedesk::imports::resultOf(journal, folder);
        },
        this,
        [this](const base::Result<ImportResult> &result) {
            setReading(false);
            m_pane->clear();
            if (result)
                return take(*result);
            const auto &problem = result.error();
            m_balance->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
            m_balance->show();
        });
}

void ImportResultStep::take(const ImportResult &result)
{
    m_result = result;
    const QLocale locale;
    m_headline->setText(tr("%1 of %2 rows imported")
                            .arg(locale.toString(result.success), locale.toString(result.sent)));
    showTiles();
    showBalance();
    showGroups();
    m_different->show(result.different);
    m_decide->setVisible(!result.open.empty() && result.ended && host().account().mayWrite());
    m_undo->setVisible(result.undoable && result.ended && host().account().mayWrite());
    const auto whyNot = whyNoUndo();
    m_noUndo->setText(whyNot);
    m_noUndo->setVisible(!whyNot.isEmpty());
    m_report->setVisible(result.ended);
    fillFiles();
    m_save->setVisible(result.rest() > 0);
    m_fix->setVisible(result.rest() > 0);
    m_fix->setText(tr("&Fix and send the other %L1").arg(result.rest()));
    Q_EMIT changed();
}

// Returns the reason why the import cannot be undone, which is shown in place of the undo button.
QString ImportResultStep::whyNoUndo() const
{
    using storedesk::importcheck::ImportKind;
    if (!m_result.ended || m_result.success == 0)
        return {};
    if (m_result.memo.settings.kind == ImportKind::Coupons)
        return tr("Codes can't be removed, because the service offers no way to do it.");
    if (!m_result.undoable)
        return tr("This import can't be undone because the previous values were not saved first.");
    return host().account().mayWrite()
        ? QString()
        : tr("The account is read-only. To undo the import, change the account's protection.");
}

void ImportResultStep::offerRecipe(bool offered)
{
    m_recipe->setVisible(offered);
}

QString ImportResultStep::restName(const QString &source)
{
    return tr("%1 remaining rows.csv", "name of a file").arg(QFileInfo(source).completeBaseName());
}

void ImportResultStep::fillFiles()
{
    // A menu with more entries would be of no use.
    static constexpr int mostParts = 20;
    auto *menu = m_files->menu();
    menu->clear();
    const QDir folder(jobManager().folder().filesOf(jobId()));
    const bool isPasted = m_result.memo.path.isEmpty();
    if (!isPasted || !importrun::sourceCopyIn(folder.path()).isEmpty())
        menu->addAction(isPasted ? tr("Open the &pasted rows") : tr("Open the &file"), this,
                        &ImportResultStep::openSource)
            ->setObjectName(u"openSource"_s);
    QStringList parts;
    for (int part = 1; part <= mostParts; ++part) {
        const auto path = folder.filePath(importrun::ImportPlan::partName(part));
        if (!QFileInfo::exists(path))
            break;
        parts.append(path);
    }
    for (const auto &path : std::as_const(parts)) {
        const auto words = parts.size() == 1
            ? tr("Open the &sent rows")
            : tr("Open the sent rows: %1").arg(QFileInfo(path).fileName());
        menu->addAction(words, this, [this, path] { openSent(path); })
            ->setObjectName(u"openSent"_s);
    }
    m_files->setVisible(!menu->isEmpty());
}

// Opens the copy if the file was changed or deleted since then.
void ImportResultStep::openSource()
{
    const auto &memo = m_result.memo;
    base::inBackground(
        [path = memo.path, fingerprint = memo.fingerprint,
         folder = jobManager().folder().filesOf(jobId())] {
            return importrun::findSource(path, fingerprint, folder);
        },
        this,
        [this](const base::Result<importrun::ImportSource> &source) {
            if (!source)
                return host().tell(
                    u"%1 %2"_s.arg(source.error().what, source.error().why).trimmed());
            if (!source->note.isEmpty())
                host().tell(source->note);
            host().open(placeOfFile(source->path));
        });
}

void ImportResultStep::openSent(const QString &path)
{
    host().open(placeOfFile(path));
}

void ImportResultStep::askToSave()
{
    auto *dialog = fileDialog(host(), window(), tr("Save the rest"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->selectFile(restName(m_result.source));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &ImportResultStep::saveRest);
    dialog->open();
}

void ImportResultStep::saveRest(const QString &path)
{
    jobManager().ask(
        jobId(),
        [folder = jobManager().folder().filesOf(jobId()), path](journal::Journal &journal) {
            return storedesk::imports::writeRest(journal, folder, path);
        },
        this,
        [this](const base::Result<QString> &written) {
            host().tell(written ? tr("Saved: %1").arg(*written) : written.error().what);
        });
}

void ImportResultStep::askToDecide()
{
    const auto candidateText = [](const QJsonObject &candidate) {
        return tr("Use import %1, created %2, %3 rows")
            .arg(candidate[catalogue::key::id].toString(), DecisionForm::createdText(candidate),
                 candidate[catalogue::key::total].toVariant().toString());
    };
    std::vector<DecisionForm::Case> cases;
    for (const auto &one : m_result.open) {
        cases.push_back({.row = one.row,
                         .title = tr("File %L1 of the import, %L2 rows").arg(one.row).arg(one.rows),
                         .candidates = DecisionForm::candidatesOf(one.candidates, candidateText)});
    }
    DecisionForm::ask(
        host(),
        {.objectName = u"decideImportsQuestion"_s,
         .headline = tr("Does the service have these files?"),
         .sentence = tr("The response to the upload was lost. If the import shown is the one you "
                        "sent, use it. If you send the file again and the service already has it, "
                        "its rows will be imported twice."),
         .againText = tr("Send it again")},
        cases, this, [this](const auto &decisions) { decide(decisions); });
}

// Applies the decisions. Parts without a decision are looked up at the service and not sent.
void ImportResultStep::decide(const std::vector<journal::TransferDecision> &decisions)
{
    runAgain(
        [decisions](journal::Journal &journal) {
            return importrun::decideImports(journal, decisions);
        },
        *m_balance);
}

QString ImportResultStep::act() const
{
    return tr("&Close");
}

void ImportResultStep::focusFirst()
{
    if (m_fix->isVisible())
        m_fix->setFocus(Qt::OtherFocusReason);
}

void ImportResultStep::showTiles()
{
    discardChildren(*m_tiles);
    const auto add = [this](const CountTile::Content &content) {
        auto *tile = new CountTile(content, host().theme(), m_tiles);
        tile->box()->addStretch(1);
        m_tiles->layout()->addWidget(tile);
        return tile;
    };
    const auto *imported = add(
        {Icon::TickCircle, Tone::Ok, tr("Imported"), m_result.success, m_result.forecastText()});
    if (auto *forecast = imported->note())
        forecast->setObjectName(u"foreseen"_s);
    add({Icon::CrossCircle, Tone::Err, tr("Rejected"), m_result.errors});
    add({Icon::Clock, Tone::Neutral, tr("Held back"), m_result.heldBack});
    const std::array others{
        CountTile::Content{Icon::Minus, Tone::Neutral, tr("Excluded"), m_result.leftOut},
        CountTile::Content{Icon::Stop, Tone::Err, tr("Not imported"), m_result.failed},
        CountTile::Content{Icon::Warning, Tone::Warn, tr("Unknown"), m_result.unknown},
    };
    for (const auto &other : others) {
        if (other.count > 0)
            add(other);
    }
}

void ImportResultStep::showBalance()
{
    const QLocale locale;
    const auto number = [&locale](qint64 value) {
        return locale.toString(value);
    };
    QStringList parts{tr("%1 imported").arg(number(m_result.success)),
                      tr("%1 rejected").arg(number(m_result.errors))};
    if (m_result.failed > 0)
        parts.append(tr("%1 not imported").arg(number(m_result.failed)));
    if (m_result.unknown > 0)
        parts.append(tr("%1 unknown").arg(number(m_result.unknown)));
    const auto sum = tr("%1 sent = %2").arg(number(m_result.sent), parts.join(u" + "_s));
    QStringList inFile{tr("%1 sent").arg(number(m_result.sent)),
                       tr("%1 held back").arg(number(m_result.heldBack))};
    if (m_result.leftOut > 0)
        inFile.append(tr("%1 excluded").arg(number(m_result.leftOut)));
    if (m_result.notTried > 0)
        inFile.append(tr("%1 not part of the trial").arg(number(m_result.notTried)));
    const auto file =
        tr("%1 = %2 rows in your file").arg(inFile.join(u" + "_s), number(m_result.rows));
    if (!m_result.ended)
        m_balance->tell(Tone::Warn, tr("The import is still running"), sum);
    else if (m_result.failed > 0 && m_result.addsUp())
        m_balance->tell(Tone::Err,
                        m_result.success == 0 ? tr("Nothing was imported")
                                              : tr("Some rows were not imported"),
                        u"%1 %2"_s.arg(m_result.failure, sum).trimmed());
    else if (m_result.addsUp())
        m_balance->tell(m_result.unknown > 0 ? Tone::Warn : Tone::Ok,
                        tr("The totals match: %1").arg(sum), file);
    else
        m_balance->tell(Tone::Err, tr("The service's numbers don't add up"),
                        u"%1 %2"_s.arg(m_result.balance.gaps.join(u' '), sum).trimmed());
    m_balance->show();
    showUnjoined();
}

// Shows rejected rows whose line could not be determined. They are reported as such, because a
// guess could be wrong.
void ImportResultStep::showUnjoined()
{
    const auto unnamed = m_result.unnamedRows();
    m_unjoined->setVisible(!m_result.unjoined.empty() || unnamed > 0);
    if (m_result.unjoined.empty()) {
        m_unjoined->tell(Tone::Warn,
                         tr("The service doesn't say which %Ln row(s) it rejected", nullptr,
                            static_cast<int>(unnamed)),
                         tr("They are not included in the rest."));
        return;
    }
    const auto &report = m_result.unjoined.front();
    if (!report.problem.isEmpty())
        m_unjoined->tell(
            Tone::Warn, tr("Couldn't read the service's error report"),
            u"%1 %2"_s.arg(report.problem, tr("It is stored unchanged: %1").arg(report.path)));
    else
        m_unjoined->tell(
            Tone::Warn,
            tr("%Ln row(s) of the error report cannot be matched to your rows with certainty",
               nullptr, static_cast<int>(m_result.unjoinedRows())),
            tr("They are listed below as the service wrote them and are not included in the rest. "
               "The report is stored unchanged: %1")
                .arg(report.path));
}

void ImportResultStep::showRows(int group)
{
    const bool again = group == m_group;
    m_group = again ? -1 : group;
    for (int row = 0; row < m_groups->rowCount(); ++row)
        m_groups->item(row, m_groups->columnCount() - 1)
            ->setText(row == m_group ? tr("Hide rows") : tr("Show rows"));
    if (again)
        return m_rows->hide();
    m_rows->show(m_result, m_result.groups.at(static_cast<std::size_t>(group)));
    // The position is known after the layout.
    QMetaObject::invokeMethod(m_rows, [this] { scrollIntoView(*m_rows); }, Qt::QueuedConnection);
}

void ImportResultStep::showGroups()
{
    m_groups->clear();
    m_group = -1;
    m_rows->hide();
    m_groups->setHorizontalHeaderLabels({tr("Reason given by the service"), tr("Rows"),
                                         tr("Column"), tr("For example"), tr("First line"),
                                         QString()});
    const QLocale locale;
    for (const auto &group : m_result.groups) {
        QList<QStandardItem *> items;
        for (const auto &text :
             {group.reason, locale.toString(group.rows), group.column, group.example,
              group.firstLine > 0 ? locale.toString(group.firstLine) : QString(),
              tr("Show rows")}) {
            items.append(new QStandardItem(text));
            items.back()->setEditable(false);
        }
        items.front()->setData(QVariant::fromValue(Icon::CrossCircle), ItemIconRole);
        items.front()->setData(static_cast<int>(Tone::Err), ItemToneRole);
        items.at(1)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_groups->appendRow(items);
    }
    static constexpr std::array leastWidths{330, 70, 150, 150, 90, 110};
    for (std::size_t column = 0; column < leastWidths.size(); ++column)
        m_table->setColumnAtLeast(static_cast<int>(column), leastWidths.at(column));
    m_table->cells()->setInk(2, CellInk::Code);
    m_table->cells()->setInk(m_groups->columnCount() - 1, CellInk::Link);
    // The reason column gets the remaining width.
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    if (m_result.groups.empty() && m_result.failed > 0)
        m_pane->showContent({.icon = Icon::CrossCircle,
                             .tone = Tone::Err,
                             .headline = tr("The service rejected the file"),
                             .sentence = m_result.failure});
    else if (m_result.groups.empty())
        m_pane->showContent({.icon = Icon::TickCircle,
                             .tone = Tone::Ok,
                             .headline = m_result.errors == 0 ? tr("No rows were rejected")
                                                              : tr("No reasons known"),
                             .sentence = m_result.errors == 0
                                 ? QString()
                                 : tr("The service gave no readable report.")});
}

} // namespace storedesk::ui::imports
