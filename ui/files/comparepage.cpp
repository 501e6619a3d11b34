// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparepage.h"

#include "base/clock.h"
#include "sheet/differences.h"
#include "ui/files/changedcolumns.h"
#include "ui/files/countcard.h"
#include "ui/files/filepage.h"
#include "ui/files/recentfiles.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/sheetview/openfile.h"
#include "ui/sheetview/workline.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
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
#include <QVBoxLayout>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

ComparePage::ComparePage(PageHost &host, const PageAddress &place, QWidget *parent)
    : Page(host, parent)
    , m_place(place)
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
    connect(&m_work, &sheet::BackgroundTask::changed, this,
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
    auto *save = new Button(Icon::Save, tr("Save the difference…"), host().theme(), this);
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
    auto *box = new QVBoxLayout(all);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(8);
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
    // A different file has different columns.
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

} // namespace storedesk::ui::files
