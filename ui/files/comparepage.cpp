// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparepage.h"

#include "base/clock.h"
#include "sheet/differences.h"
#include "ui/files/changedcolumns.h"
#include "ui/files/comparewords.h"
#include "ui/files/countcard.h"
#include "ui/files/filehead.h"
#include "ui/files/filepage.h"
#include "ui/files/filterbar.h"
#include "ui/files/recentfiles.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/sheetview/openfile.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/sheetview/workline.h"
#include "ui/tableoptions/balancewords.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/panel.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

ComparePage::ComparePage(PageHost &host, const PageAddress &place, QWidget *parent)
    : Page(host, place, parent)
    , m_folder(sheetview::folderTemplate(host))
    , m_work(host.clock())
    , m_box(new QVBoxLayout(this))
    , m_head(new PageHead(title(), this))
    , m_before(new QComboBox(this))
    , m_after(new QComboBox(this))
    , m_key(new QComboBox(this))
    , m_notice(new Notice(host.theme(), this))
    , m_again(m_notice->addButton(tr("Compare again")))
    , m_workLine(
          new sheetview::WorkLine(tr("Comparing… %1"), m_work, host.clock(), host.theme(), this))
    , m_stop(new QAction(tr("&Cancel comparison"), this))
    , m_next(new QAction(tr("&Next difference"), this))
    , m_previous(new QAction(tr("&Previous difference"), this))
{
    setObjectName(u"comparePage"_s);
    build();
    fill(m_before, place.values.size() > 1 ? place.values[0] : QString());
    fill(m_after, place.values.isEmpty() ? QString() : place.values.last());
    listen();
    showFigures();
}

void ComparePage::listen()
{
    connect(m_before, &QComboBox::activated, this, [this] { choose(m_before); });
    connect(m_after, &QComboBox::activated, this, [this] { choose(m_after); });
    connect(m_key, &QComboBox::activated, this, &ComparePage::compare);
    for (auto *action : {m_next, m_previous, m_stop}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    m_next->setShortcut(Qt::Key_F8);
    m_previous->setShortcut(Qt::SHIFT | Qt::Key_F8);
    m_stop->setShortcut(Qt::Key_Escape);
    m_stop->setEnabled(false);
    connect(m_next, &QAction::triggered, this, [this] { step(false); });
    connect(m_previous, &QAction::triggered, this, [this] { step(true); });
    connect(m_stop, &QAction::triggered, this, &ComparePage::stop);
    connect(m_workLine->stop(), &QPushButton::clicked, m_stop, &QAction::trigger);
    connect(&m_work, &base::BackgroundTask::changed, this,
            [this] { m_stop->setEnabled(m_work.running()); });
    connect(m_again, &QPushButton::clicked, this, &ComparePage::compare);
    connect(m_most, &ChangedColumns::chosen, this, &ComparePage::showChangesOf);
}

QString ComparePage::title() const
{
    return tr("Compare two files");
}

void ComparePage::build()
{
    m_box->setContentsMargins(20, 16, 20, 16);
    m_box->setSpacing(10);
    buildHead();
    m_box->addWidget(choices());
    m_notice->setObjectName(u"compareNotice"_s);
    m_notice->hide();
    m_again->setObjectName(u"compareAgain"_s);
    m_box->addWidget(m_notice);
    m_box->addWidget(m_workLine);
    m_figures = cards();
    m_box->addWidget(m_figures);
    m_box->addStretch();
}

void ComparePage::buildHead()
{
    auto *swap = new Button(Icon::Swap, tr("Swap sides"), host().theme(), this);
    swap->setObjectName(u"swapSides"_s);
    connect(swap, &QPushButton::clicked, this, &ComparePage::swap);
    auto *save = new Button(Icon::Save, tr("Save the differences…"), host().theme(), this);
    save->setKind(Role::Primary);
    save->setObjectName(u"saveDifference"_s);
    connect(save, &QPushButton::clicked, this, [this] {
        if (m_table)
            m_table->findChild<QAction *>(u"saveSheet"_s)->trigger();
    });
    m_head->add(swap);
    m_head->add(save);
    m_box->addWidget(m_head);
}

QWidget *ComparePage::choices()
{
    auto *panel = new Panel(this);
    auto *grid = new QGridLayout;
    grid->setContentsMargins(14, 10, 14, 12);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    const auto add = [&](int column, const QString &label, QComboBox *box, const char *name) {
        auto *word = new QLabel(label, panel);
        setRole(word, Role::Small);
        word->setBuddy(box);
        box->setObjectName(QLatin1StringView(name));
        box->setAccessibleName(label);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        grid->addWidget(word, 0, column);
        grid->addWidget(box, 1, column);
    };
    add(0, tr("Before"), m_before, "compareBefore");
    add(1, tr("After"), m_after, "compareAfter");
    add(2, tr("Match rows by"), m_key, "compareKey");
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 2);
    grid->setColumnStretch(2, 1);
    panel->box()->addLayout(grid);
    return panel;
}

QWidget *ComparePage::cards()
{
    using sheet::RowChange;
    const auto &theme = host().theme();
    auto *all = new QWidget(this);
    m_new = new CountCard(sheet::wordOf(RowChange::New), Icon::Plus, Tone::Ok, theme, all);
    m_gone = new CountCard(sheet::wordOf(RowChange::Gone), Icon::Minus, Tone::Err, theme, all);
    m_changed =
        new CountCard(sheet::wordOf(RowChange::Changed), Icon::Pencil, Tone::Accent, theme, all);
    m_unpaired = new CountCard(sheet::wordOf(RowChange::UnpairedAfter), Icon::Warning, Tone::Warn,
                               theme, all);
    m_new->setObjectName(u"cardNew"_s);
    m_gone->setObjectName(u"cardGone"_s);
    m_changed->setObjectName(u"cardChanged"_s);
    m_unpaired->setObjectName(u"cardUnpaired"_s);
    auto *row = new QHBoxLayout;
    row->setSpacing(10);
    for (auto *card : {m_new, m_gone, m_changed, m_unpaired}) {
        row->addWidget(card, 1);
        connect(card, &CountCard::toggled, this, &ComparePage::arrangeCards);
    }
    auto *rest = new Panel(all);
    m_same = new QLabel(rest);
    m_most = new ChangedColumns(theme, rest);
    rest->box()->setContentsMargins(14, 8, 14, 6);
    rest->box()->addWidget(m_same);
    rest->box()->addWidget(m_most);
    rest->setFixedHeight(theme.scaled(68));
    row->addWidget(rest, 2);
    m_hide = new QCheckBox(all);
    m_hide->setObjectName(u"hideSame"_s);
    m_hide->setChecked(true);
    connect(m_hide, &QCheckBox::toggled, this, &ComparePage::hideColumns);
    m_alike = new QCheckBox(tr("Ignore differences in number and date format"), all);
    m_alike->setObjectName(u"compareAlike"_s);
    connect(m_alike, &QCheckBox::toggled, this, &ComparePage::compare);
    m_sum = new ElidedLabel({}, all);
    m_sum->setObjectName(u"compareSum"_s);
    m_sum->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setRole(m_sum, Role::Small);
    auto *line = new QHBoxLayout;
    line->addWidget(m_hide);
    line->addSpacing(16);
    line->addWidget(m_alike);
    line->addWidget(m_sum, 1);
    auto *box = columnIn(all, 8);
    box->addLayout(row);
    box->addLayout(line);
    return all;
}

void ComparePage::fill(QComboBox *box, const QString &path)
{
    box->clear();
    QStringList paths;
    for (const auto &file : recentFiles(host()))
        paths.append(file.path);
    if (!path.isEmpty() && !paths.contains(path))
        paths.prepend(path);
    const auto icon = iconOf(Icon::Files, host().theme(), Ink::Muted);
    for (const auto &one : paths) {
        box->addItem(icon, QFileInfo(one).fileName(), one);
        box->setItemData(box->count() - 1, one, Qt::ToolTipRole);
    }
    box->addItem(iconOf(Icon::OpenFolder, host().theme(), Ink::Muted), tr("Choose a file…"),
                 QString());
    box->setCurrentIndex(path.isEmpty() ? -1 : box->findData(path));
    box->setPlaceholderText(tr("Choose a file"));
}

void ComparePage::choose(QComboBox *box)
{
    // Clear the key column, because a different file has different columns.
    m_key->clear();
    if (!box->currentData().toString().isEmpty())
        return compare();
    box->setCurrentIndex(-1);
    auto *dialog = fileDialog(host(), nullptr, tr("Choose a file to compare"));
    dialog->setObjectName(u"chooseComparedFile"_s);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(sheetview::tableFileFilter());
    connect(dialog, &QFileDialog::fileSelected, this, [this, box](const QString &path) {
        fill(box, path);
        compare();
    });
    host().openDialog(dialog);
}

static QString countText(qint64 value)
{
    return QLocale().toString(value);
}

void ComparePage::refresh()
{
    compare();
}

void ComparePage::find()
{
    if (m_table)
        m_table->find();
}

QList<QAction *> ComparePage::recordActions() const
{
    QList<QAction *> actions{m_next, m_previous};
    if (m_table)
        actions = actions + QList<QAction *>{nullptr} + m_table->recordActions();
    return actions;
}

bool ComparePage::settled() const
{
    return !m_work.running() && (!m_table || m_table->settled());
}

void ComparePage::compare()
{
    const sheet::ComparisonTask task{.before = m_before->currentData().toString(),
                                     .after = m_after->currentData().toString(),
                                     .key = m_key->currentText(),
                                     .alike = m_alike->isChecked(),
                                     .folder = m_folder.path()};
    if (task.before.isEmpty() || task.after.isEmpty())
        return showFigures();
    const auto began = host().clock().ticks();
    m_work.start([task](base::Progress &progress) { return sheet::compareFiles(task, progress); },
                 [this, began](base::Result<sheet::ComparedFiles> &&compared) {
                     m_took = (host().clock().ticks() - began).count();
                     show(std::move(compared));
                 });
    m_notice->hide();
    m_head->setSubtitle(tr("Comparing…"));
}

void ComparePage::stop()
{
    m_work.stop();
    m_compared = {};
    showFigures();
    m_again->show();
    m_notice->tell(Tone::Accent, tr("The comparison was cancelled"),
                   tr("No result was saved. Both files are unchanged."));
    m_notice->show();
}

void ComparePage::show(base::Result<sheet::ComparedFiles> &&compared)
{
    m_again->hide();
    if (!compared) {
        m_compared = {};
        m_notice->tell(Tone::Err, compared.error().what,
                       u"%1 %2"_s.arg(compared.error().why, compared.error().next).trimmed());
        m_notice->show();
        showFigures();
        return;
    }
    m_compared = *compared;
    const auto aside = setAsideWords(m_compared);
    if (!aside.headline.isEmpty())
        m_notice->tell(m_compared.unpaired > 0 ? Tone::Warn : Tone::Accent, aside.headline,
                       aside.sentence);
    m_notice->setVisible(!aside.headline.isEmpty());
    m_key->clear();
    m_key->addItems(m_compared.columns);
    m_key->setCurrentText(m_compared.key);
    showTable();
    showFigures();
    Q_EMIT headChanged();
}

void ComparePage::showTable()
{
    delete m_table;
    m_table = new FilePage(host(), m_compared, this);
    m_box->insertWidget(m_box->count() - 1, m_table, 1);
    m_box->setStretch(m_box->count() - 1, 0);
    connect(&m_table->sheet(), &sheet::Sheet::balanceKnown, this, &ComparePage::hideColumns);
    arrangeCards();
    m_table->refresh();
}

void ComparePage::showFigures()
{
    const auto &result = m_compared;
    const bool any = !result.path.isEmpty();
    m_figures->setVisible(any);
    if (m_table)
        m_table->setVisible(any);
    if (!any) {
        m_head->setSubtitle(tr("Choose the older and the newer file"));
        return;
    }
    m_head->setSubtitle(tr("%1 compared with %2 by %3 · %4 s", "3 rows against 5")
                            .arg(tableoptions::rowWords(result.rowsAfter),
                                 countText(result.rowsBefore), result.key,
                                 QLocale().toString(static_cast<double>(m_took) / 1000, 'f', 1)));
    m_new->setCount(result.added);
    m_gone->setCount(result.gone);
    m_changed->setCount(result.changed);
    m_unpaired->setCount(result.unpaired);
    m_unpaired->setVisible(result.unpaired > 0);
    m_same->setText(tr("Unchanged: %1").arg(countText(result.same)));
    m_most->set(result);
    const auto pairedBefore = result.rowsBefore - result.unpairedBefore;
    m_sum->setText(tr("%1 − %2 deleted + %3 new = %4")
                       .arg(countText(pairedBefore), countText(result.gone),
                            countText(result.added),
                            countText(pairedBefore - result.gone + result.added)));
}

void ComparePage::arrangeCards()
{
    if (!m_table)
        return;
    query::Condition kinds{.column = 0, .test = query::Condition::Test::Equals};
    for (const auto *card : {m_new, m_gone, m_changed, m_unpaired}) {
        if (card->isChecked())
            kinds.texts.append(card->text().toUtf8());
    }
    auto filter = m_table->shown().filter();
    std::erase_if(filter.conditions, [](const auto &condition) { return condition.column == 0; });
    if (kinds.texts.size() < 4) {
        if (kinds.texts.isEmpty())
            // Add a value that never occurs, so that no row matches.
            kinds.texts.append(QByteArray("\x01"));
        filter.conditions.insert(filter.conditions.begin(), kinds);
    }
    m_table->filters()->setFilter(filter);
}

void ComparePage::showChangesOf(int column)
{
    if (!m_table)
        return;
    const query::Condition changed{.column = column,
                                   .test = query::Condition::Test::Changed,
                                   .traceColumn = m_table->sheet().traceOf(column)};
    m_changed->setChecked(true);
    auto filter = m_table->shown().filter();
    std::erase_if(filter.conditions,
                  [&changed](const auto &one) { return one.test == changed.test; });
    filter.conditions.push_back(changed);
    m_table->filters()->setFilter(filter);
    m_table->grid()->setCurrentColumn(column);
}

void ComparePage::hideColumns()
{
    if (!m_table)
        return;
    int same = 0;
    for (std::size_t at = 1; at < m_compared.changedCells.size(); ++at) {
        const bool hidden = m_compared.changedCells[at] == 0;
        same += hidden ? 1 : 0;
        m_table->grid()->setHidden(static_cast<int>(at) + 1, hidden && m_hide->isChecked());
    }
    m_hide->setText(tr("Hide columns without differences (%1)").arg(countText(same)));
}

void ComparePage::step(bool backward)
{
    if (m_table)
        m_table->findChange(backward);
}

void ComparePage::swap()
{
    const auto before = m_before->currentData().toString();
    fill(m_before, m_after->currentData().toString());
    fill(m_after, before);
    compare();
}

} // namespace storedesk::ui::files
