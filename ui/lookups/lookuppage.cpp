// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/lookuppage.h"

#include "account/account.h"
#include "catalogue/choice.h"
#include "storage/drafts.h"
#include "ui/contacts/allcontacts.h"
#include "ui/host/importaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/savedviewsmenu.h"
#include "ui/lookups/bulklookuppage.h"
#include "ui/lookups/examplelinks.h"
#include "ui/lookups/exportedlist.h"
#include "ui/lookups/lookupfield.h"
#include "ui/lookups/visitdelegate.h"
#include "ui/records/recordpanel.h"
#include "ui/records/visits.h"
#include "ui/tables/searchfield.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;
using catalogue::Resource;

namespace {

struct LookUpRow
{
    Resource resource;
    QLatin1StringView page;
    QLatin1StringView newPage;
    // Label of the button for a new record, as a source text.
    const char *newText;
    // Subtitle as a source text.
    const char *subtitle;
    Icon icon;
};

} // namespace

// clang-format off
static constexpr std::array rows{
    LookUpRow{Resource::Contact,  pageid::contacts,  pageid::newContact,  QT_TRANSLATE_NOOP("storedesk::ui::lookups::LookupPage", "New contact…"),  QT_TRANSLATE_NOOP("storedesk::ui::lookups::LookupPage", "Live lookup · the service can't list contacts"),  Icon::Contacts},
    LookUpRow{Resource::Product,  pageid::products,  pageid::newProduct,  QT_TRANSLATE_NOOP("storedesk::ui::lookups::LookupPage", "New product…"),  QT_TRANSLATE_NOOP("storedesk::ui::lookups::LookupPage", "Live lookup · the service can't list products"),  Icon::Products},
    LookUpRow{Resource::Purchase, pageid::purchases, pageid::newPurchase, QT_TRANSLATE_NOOP("storedesk::ui::lookups::LookupPage", "New purchase…"), QT_TRANSLATE_NOOP("storedesk::ui::lookups::LookupPage", "Live lookup · the service can't list purchases"), Icon::Purchases},
};
// clang-format on

static const LookUpRow &rowOf(Resource resource)
{
    return *std::ranges::find(rows, resource, &LookUpRow::resource);
}

Page *LookupPage::make(PageHost &host, const PageAddress &place)
{
    const auto row = std::ranges::find_if(
        rows, [&place](const LookUpRow &each) { return each.page == place.page; });
    return row == rows.end() || !place.values.isEmpty() ? nullptr
                                                        : new LookupPage(host, row->resource);
}

LookupPage::LookupPage(PageHost &host, Resource resource)
    : Page(host, {.page = rowOf(resource).page})
    , m_resource(resource)
    , m_visits(host.account().storage().history(), resource)
    , m_panel(new records::RecordPanel(host, this))
    , m_former(new Notice(host.theme(), this))
    , m_look(new LookupField(resource, host, m_panel->reader(), this))
    , m_split(new QSplitter(this))
    , m_list(new QListView(this))
    , m_examples(new ExampleLinks(resource, host.account().examples(resource), host.theme(), this))
{
    build();
    connect(m_examples, &ExampleLinks::chosen, this, [this](const QString &value) {
        // Move the focus, because the link is about to be hidden.
        m_look->field()->setFocus(Qt::OtherFocusReason);
        lookUp(ui::placeOf(*catalogue::lookupKeysOf(m_resource).front(), {value}));
    });
    connect(m_look, &LookupField::wanted, this, &LookupPage::lookUp);
    connect(m_look, &LookupField::manyPasted, this, &LookupPage::openMany);
    connect(m_look->field(), &QLineEdit::textEdited, this, &LookupPage::markFormer);
    // The user is looking something up, so that the list must not appear in between.
    connect(m_look->field(), &QLineEdit::textEdited, m_offline,
            [this] { m_offline->setInFront(false); });
    connect(m_look->field(), &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty())
            markFormer();
    });
    connect(m_look, &LookupField::keyPicked, this, &LookupPage::viewStateChanged);
    connect(m_panel, &records::RecordPanel::changed, this, &LookupPage::showResult);
    connect(m_list, &QListView::clicked, this, &LookupPage::openVisit);
    connect(m_list, &QListView::activated, this, &LookupPage::openVisit);
    addRemovalKey();
    connect(m_list, &QListView::customContextMenuRequested, this, &LookupPage::openVisitMenu);
    connect(&m_visits, &QAbstractItemModel::modelReset, this, &LookupPage::showResult);
    showResult();
}

void LookupPage::build()
{
    m_head = head();
    m_left = leftSide();
    m_split->addWidget(m_left);
    m_split->addWidget(rightSide());
    m_split->setStretchFactor(1, 1);
    m_split->setHandleWidth(10);
    m_split->setChildrenCollapsible(false);
    m_split->setSizes({host().theme().scaled(280), 10'000});
    auto *box = columnIn(this, 12);
    box->setContentsMargins(20, 16, 20, 16);
    box->addWidget(m_head);
    box->addWidget(m_split, 1);
    box->addWidget(m_offline, 1);
    m_offline->takeTurnsWith(m_split);
    // Arrange the page again when the text size may have changed.
    connect(&host().theme(), &Theme::changed, this, &LookupPage::arrange);
}

QWidget *LookupPage::head()
{
    const auto &row = rowOf(m_resource);
    auto *widget = new PageHead(title(), this);
    widget->setSubtitle(tr(row.subtitle));
    auto *many = new Button(Icon::List, tr("Bulk lookup…"), host().theme(), widget);
    many->setObjectName(u"lookUpMany"_s);
    connect(many, &QPushButton::clicked, this, [this] { openMany({}); });
    auto *fresh = new Button(Icon::Plus, tr(row.newText), host().theme(), widget);
    fresh->setObjectName(u"newRecord"_s);
    fresh->setKind(Role::Primary);
    fresh->setEnabled(host().account().mayWrite());
    if (!fresh->isEnabled())
        fresh->setToolTip(tr("This account is read-only, so nothing can be created."));
    connect(fresh, &QPushButton::clicked, this,
            [this, page = row.newPage] { host().open({.page = page}); });
    makeOfflineList(widget, tr(row.subtitle));
    widget->add(m_offline->turnButton());
    if (m_resource != catalogue::Resource::Contact)
        widget->add(fromFile(widget));
    widget->add(many);
    widget->add(fresh);
    return widget;
}

QWidget *LookupPage::fromFile(QWidget *parent)
{
    auto *button = new Button(Icon::Imports, tr("From a file…"), host().theme(), parent);
    button->setObjectName(u"fromFile"_s);
    button->setEnabled(host().account().mayWrite());
    connect(button, &QPushButton::clicked, this, [this] {
        const bool isPurchase = m_resource == catalogue::Resource::Purchase;
        host().open(isPurchase ? PageAddress{.page = pageid::purchaseImport}
                               : importKindPlace(catalogue::choice::importtype::products));
    });
    return button;
}

QWidget *LookupPage::leftSide()
{
    m_list->setModel(&m_visits);
    m_list->setItemDelegate(new VisitDelegate(iconOf(m_resource), host().theme(), m_list));
    m_list->setObjectName(u"visits"_s);
    m_list->setAccessibleName(tr("Pinned and recent"));
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    auto *hint = new QLabel(tr("Paste several lines for a bulk lookup. Pin with Ctrl+D."), this);
    setRole(hint, Role::Small);
    hint->setWordWrap(true);
    hint->setContentsMargins(10, 8, 10, 8);
    auto *panel = new Panel(this);
    m_before = panel;
    panel->box()->setContentsMargins(6, 4, 6, 1);
    panel->box()->addWidget(m_examples);
    panel->box()->addWidget(m_list, 1);
    panel->box()->addWidget(separator(panel));
    panel->box()->addWidget(hint);
    auto *widget = new QWidget(this);
    widget->setMinimumWidth(host().theme().scaled(220));
    auto *box = columnIn(widget, 8);
    box->addWidget(m_look);
    box->addWidget(panel, 1);
    return widget;
}

QString LookupPage::title() const
{
    return catalogue::pluralOf(m_resource);
}

Icon LookupPage::icon() const
{
    return rowOf(m_resource).icon;
}

void LookupPage::refresh()
{
    if (!m_wanted.page.isEmpty())
        lookUp(std::exchange(m_wanted, {}));
    else if (m_panel->reader().lookupKey())
        m_panel->refresh();
}

void LookupPage::find()
{
    if (m_offline->isInFront())
        return m_offline->find();
    m_look->field()->setFocus(Qt::ShortcutFocusReason);
    m_look->field()->selectAll();
}

void LookupPage::showOnly(const QMap<QString, QString> &filter)
{
    if (filter.contains(savedViewKey))
        return m_offline->showView(filter.value(savedViewKey));
    if (filter.contains({}))
        m_offline->search(filter.value({}));
}

QList<QWidget *> LookupPage::panes() const
{
    return m_offline->isInFront() ? QList<QWidget *>{m_offline, m_offline->table()}
                                  : QList<QWidget *>{m_look, m_list, m_panel};
}

QList<QAction *> LookupPage::recordActions() const
{
    return m_offline->isInFront()       ? m_offline->actions()
        : m_panel->reader().lookupKey() ? m_panel->actions()
                                        : QList<QAction *>();
}

bool LookupPage::settled() const
{
    return m_panel->isSettled() && m_offline->isSettled();
}

void LookupPage::lookUp(const PageAddress &place)
{
    m_offline->setInFront(false);
    setEditsAside(place);
    m_asked = place;
    m_panel->open(place);
    m_look->setPlace(place);
    markFormer();
    Q_EMIT viewStateChanged();
}

void LookupPage::openMany(const QString &text)
{
    const PageAddress place{.page = pageid::bulkLookup,
                            .values = {rowOf(m_resource).page, m_look->keyForMany().word}};
    auto *many = qobject_cast<BulkLookupPage *>(host().open(place));
    if (many && m_look->pickedKey())
        many->readAs(m_look->pickedKey());
    if (many && !text.isEmpty())
        many->paste(text);
}

void LookupPage::openVisit(const QModelIndex &index)
{
    const auto *visit = m_visits.visitAt(index);
    const auto place = visit ? records::placeOf(*visit) : std::nullopt;
    if (!place)
        return;
    if (QApplication::keyboardModifiers().testFlag(Qt::ControlModifier))
        host().open(*place);
    else if (*place != m_panel->reader().place())
        lookUp(*place);
}

void LookupPage::openVisitMenu(const QPoint &at)
{
    const auto *visit = m_visits.visitAt(m_list->indexAt(at));
    if (!visit)
        return;
    auto &history = host().account().storage().history();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Open in a tab"), this, [this, kept = *visit] {
        if (const auto place = records::placeOf(kept))
            host().open(*place);
    });
    menu->addAction(visit->pinned ? tr("Unpin") : tr("Pin"), this,
                    [&history, kept = *visit] { history.pin(kept, !kept.pinned); });
    menu->addAction(tr("Remove from the list"), this,
                    [this, &history, kept = *visit] {
                        history.forget(kept);
                        host().tell(tr("%1 was removed from the list.")
                                        .arg(kept.title.isEmpty() ? kept.value : kept.title),
                                    [&history, kept] { history.note(kept); });
                    })
        ->setObjectName(u"removeVisit"_s);
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

void LookupPage::showResult()
{
    m_look->showResult();
    const auto &reader = m_panel->reader();
    if (reader.state() == records::RecordLoader::State::NotFound
        && std::exchange(m_asked, {}) == reader.place())
        records::noteMiss(host().account().storage().history(), reader);
    m_examples->offer(m_visits.rowCount() == 0);
    if (m_panel->reader().lookupKey())
        m_list->setCurrentIndex(m_visits.indexOf(records::visitOf(m_panel->reader())));
    arrange();
    Q_EMIT headChanged();
}

QWidget *LookupPage::rightSide()
{
    m_former->setObjectName(u"formerResult"_s);
    m_former->hide();
    auto *widget = new QWidget(this);
    auto *box = columnIn(widget, 8);
    box->addWidget(m_former);
    box->addWidget(m_panel, 1);
    return widget;
}

// Marks the record as outdated, so that users do not mistake it for the result of the text being
// typed.
void LookupPage::markFormer()
{
    const auto &reader = m_panel->reader();
    const bool typed = !m_look->field()->text().trimmed().isEmpty();
    const bool former = reader.lookupKey() && typed && !m_look->isAsked();
    if (former && m_former->isHidden())
        m_former->tell(Tone::Warn, tr("Previous result: %1").arg(reader.pathValues().constLast()),
                       tr("Press Enter to look up what you typed."));
    m_former->setVisible(former);
}

static constexpr auto shownMember = "shown"_L1;
static constexpr auto pickedMember = "key"_L1;
static constexpr auto offlineMember = "everybody"_L1;
static constexpr auto listMember = "list"_L1;

QJsonObject LookupPage::viewState() const
{
    const auto &shown = m_wanted.page.isEmpty() ? m_panel->reader().place() : m_wanted;
    const auto *picked = m_look->pickedKey();
    QJsonObject state{{pickedMember, picked ? QString(picked->word) : QString()}};
    if (!shown.page.isEmpty())
        state[shownMember] = shown.text();
    // Without a choice, the list is offered again as soon as there is one.
    if (m_offline->isChosen())
        state[offlineMember] = m_offline->isInFront();
    state[listMember] = m_offline->state();
    return state;
}

void LookupPage::restoreViewState(const QJsonObject &state)
{
    m_look->setPickedKey(
        catalogue::lookupKeyNamed(m_resource, state.value(pickedMember).toString()));
    const auto shown = PageAddress::fromText(state.value(shownMember).toString());
    if (const auto *lookupKey = shown ? lookupKeyOf(*shown) : nullptr;
        lookupKey && lookupKey->resource() == m_resource)
        m_wanted = *shown;
    if (state.contains(offlineMember))
        m_offline->setInFront(state.value(offlineMember).toBool());
    if (const auto list = state.value(listMember).toObject(); !list.isEmpty())
        m_offline->restore(list);
}

void LookupPage::makeOfflineList(PageHead *head, const QString &subtitle)
{
    if (m_resource == Resource::Contact)
        m_offline = new contacts::AllContacts(host(), this);
    else
        m_offline = new ExportedList(host(), m_resource, this);
    m_offline->turnButton()->setParent(head);
    connect(m_offline, &records::OfflineList::turned, this, [this, head, subtitle] {
        head->setSubtitle(m_offline->isInFront() ? m_offline->subtitle() : subtitle);
        Q_EMIT viewStateChanged();
        Q_EMIT headChanged();
    });
    connect(m_offline, &records::OfflineList::stateChanged, this, &LookupPage::viewStateChanged);
    connect(m_offline, &records::OfflineList::lookUpWanted, this, [this](const QString &text) {
        m_offline->setInFront(false);
        m_look->field()->setText(text);
        find();
    });
}

// Arranges the page. On a narrow page the record is shown below the field, in place of the history.
void LookupPage::arrange()
{
    const bool narrow = width() < host().theme().scaled(560);
    // On a page with little height, the record needs the space more than the title, and the editor
    // more than the lookup field.
    const bool low = m_panel->reader().lookupKey() && height() < host().theme().scaled(340);
    m_head->setVisible(!low);
    m_left->setVisible(!low || !narrow || !m_panel->editor());
    layout()->setContentsMargins(20, low ? 4 : 16, 20, low ? 4 : 16);
    m_split->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
    m_before->setVisible(!narrow || !m_panel->reader().lookupKey());
    m_panel->setVisible(!narrow || m_panel->reader().lookupKey());
}

void LookupPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

bool LookupPage::hasPendingChanges() const
{
    return m_panel->hasPendingChanges() || hasWaitingDraft();
}

bool LookupPage::hasWaitingDraft() const
{
    const auto &shown = m_wanted.page.isEmpty() ? m_panel->reader().place() : m_wanted;
    return !m_panel->editor() && m_panel->reader().state() != records::RecordLoader::State::Ready
        && host().account().mayWrite()
        && host().account().storage().drafts().all().contains(shown.text())
        && !host().pageAt(shown);
}

void LookupPage::discardChanges()
{
    if (hasWaitingDraft())
        host().account().storage().drafts().drop(
            (m_wanted.page.isEmpty() ? m_panel->reader().place() : m_wanted).text());
    m_panel->discardChanges();
}

void LookupPage::keepDraftChanges()
{
    m_panel->keepDraftChanges();
}

void LookupPage::abandonEdits(const PageAddress &place)
{
    if (m_panel->editor() && m_panel->edited() == place)
        m_panel->abandonEdits();
}

void LookupPage::setEditsAside(const PageAddress &next)
{
    const auto edited = m_panel->edited();
    if (next == m_panel->reader().place() || !m_panel->hasPendingChanges())
        return;
    const auto name = m_panel->reader().pathValues().constLast();
    m_panel->keepDraftChanges();
    // The new tab continues the edits.
    host().openBehind(edited);
    host().tell(tr("The unsaved changes to %1 are now in their own tab.").arg(name));
}

void LookupPage::addRemovalKey()
{
    auto *removal = new QShortcut(QKeySequence::Delete, m_list);
    removal->setContext(Qt::WidgetShortcut);
    connect(removal, &QShortcut::activated, this, &LookupPage::removeVisit);
}

// Removes the selected visit. The arrow keys move through the list without opening records, so the
// record is opened before it is deleted.
void LookupPage::removeVisit()
{
    const auto *visit = m_visits.visitAt(m_list->currentIndex());
    const auto place = visit ? records::placeOf(*visit) : std::nullopt;
    if (!place)
        return;
    if (*place != m_panel->reader().place()) {
        lookUp(*place);
        host().tell(tr("To delete the record shown now, press Delete again."));
    } else if (m_panel->removal()->isEnabled()) {
        m_panel->removal()->trigger();
    } else {
        host().tell(m_panel->removal()->toolTip());
    }
}

} // namespace storedesk::ui::lookups
