// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "palette.h"

#include "account/account.h"
#include "account/namedrecords.h"
#include "storage/views.h"
#include "ui/host/pagehost.h"
#include "ui/palette/contacthits.h"
#include "ui/palette/nameentries.h"
#include "ui/palette/palettedelegate.h"
#include "ui/palette/palettemodel.h"
#include "ui/palette/producthits.h"
#include "ui/tables/searchfield.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "workspace/workspace.h"

#include <QApplication>
#include <QFrame>
#include <QJsonArray>
#include <QKeyEvent>
#include <QListView>
#include <QScrollBar>
#include <QVBoxLayout>

namespace storedesk::ui::palette {

using namespace Qt::StringLiterals;

constexpr int mostRows = 12;
static const auto stateName = u"palette"_s;

struct Palette::AccountSearch
{
    AccountSearch(PageHost &host, account::Account &account)
        : records(account.session())
        , contacts(host.workspace())
        , products(host.workspace())
        , entries(host, {records, contacts, products})
    { }

    account::NamedRecords records;
    ContactHits contacts;
    ProductHits products;
    NameEntries entries;
};

Palette::Palette(SearchField &field, PageHost &host, navigation::Menus &menus,
                 const navigation::PageTabs &tabs, QWidget &window)
    : QObject(&window)
    , m_field(field)
    , m_host(host)
    , m_window(window)
    , m_entries(host, menus, tabs, [this] { dismiss(); })
    , m_popup(new QFrame(&window))
    , m_list(new QListView(m_popup))
{
    build(host.theme());
    // Only Ctrl+K or a click focuses the field. Otherwise it would be first in the tab order and
    // receive the focus that other widgets lose.
    m_field.setFocusPolicy(Qt::ClickFocus);
    m_field.installEventFilter(this);
    m_window.installEventFilter(this);
    connect(&m_field, &QLineEdit::textChanged, this, [this] {
        m_search.reset();
        m_stepped = false;
        if (m_names) {
            m_names->contacts.search(m_field.text().trimmed());
            m_names->products.search(m_field.text().trimmed());
        }
        if (m_field.hasFocus())
            fill();
    });
    connect(m_list, &QListView::clicked, this,
            [this](const QModelIndex &index) { choose(index.row()); });
}

Palette::~Palette() = default;

void Palette::build(const Theme &theme)
{
    m_popup->setObjectName(u"palette"_s);
    setRole(m_popup, Role::Panel);
    m_popup->setAutoFillBackground(true);
    auto *box = new QVBoxLayout(m_popup);
    box->setContentsMargins(1, 5, 1, 5);
    box->addWidget(m_list);
    m_list->setObjectName(u"paletteList"_s);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new PaletteDelegate(theme, m_list));
    // The field keeps the focus.
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    m_popup->hide();
}

void Palette::setAccount(account::Account *account)
{
    close();
    m_search.reset();
    m_names.reset();
    m_account = account;
    m_field.clear();
    if (!account)
        return;
    m_names = std::make_unique<AccountSearch>(m_host, *account);
    connect(&m_names->records, &account::NamedRecords::changed, this, &Palette::fillAgain);
    connect(&m_names->contacts, &ContactHits::found, this, &Palette::fillAgain);
    connect(&m_names->products, &ProductHits::found, this, &Palette::fillAgain);
}

void Palette::open(const QString &text)
{
    if (!m_account)
        return;
    if (!m_field.hasFocus())
        m_before = QApplication::focusWidget();
    m_field.setFocus(Qt::ShortcutFocusReason);
    if (text.isEmpty())
        m_field.selectAll();
    else
        m_field.setText(text);
    m_names->records.need(
        [this](catalogue::Resource resource) { return m_account->mayRead(resource); });
    m_names->products.need();
    fill();
}

void Palette::close()
{
    m_popup->hide();
    if (m_field.hasFocus() && m_before)
        m_before->setFocus(Qt::OtherFocusReason);
    else if (m_field.hasFocus())
        m_field.clearFocus();
    m_before.clear();
}

void Palette::dismiss()
{
    close();
    m_field.clear();
}

bool Palette::isOpen() const
{
    return m_popup->isVisible();
}

void Palette::fill()
{
    if (!m_account)
        return;
    const auto text = m_field.text().trimmed();
    QList<PaletteRow> rows;
    if (m_search) {
        addSearch(rows);
    } else {
        const bool telling = isTelling(text);
        if (telling)
            addGuesses(rows, text);
        rows += m_entries.rowsFor(text, m_names->entries, usedPlaces());
        if (!telling)
            addGuesses(rows, text);
    }
    if (rows.isEmpty())
        rows.append({.icon = Icon::Dash,
                     .title = tr("No results for “%1”.").arg(text),
                     .note = tr("You can find a record by its email or one of its IDs.")});
    m_list->setAccessibleName(tr("Results"));
    m_model.setRows(std::move(rows));
    const int first = m_model.nextUsable(0, 1);
    m_list->setCurrentIndex(m_model.index(first, 0));
    place();
    m_popup->show();
    m_popup->raise();
}

void Palette::fillAgain()
{
    // A search at the service has its own rows.
    if (!isOpen() || m_search)
        return;
    const auto selected = m_list->currentIndex().data(Qt::AccessibleTextRole);
    const bool stepped = m_stepped;
    fill();
    if (!stepped)
        return;
    m_stepped = true;
    const auto same = m_model.match(m_model.index(0, 0), Qt::AccessibleTextRole, selected, 1,
                                    Qt::MatchExactly | Qt::MatchCaseSensitive);
    if (!same.isEmpty())
        m_list->setCurrentIndex(same.constFirst());
}

// Returns the addresses that the user chose last, newest first.
QStringList Palette::usedPlaces() const
{
    if (!m_account->storage().ready())
        return {};
    return m_account->storage().views().state(stateName)["used"_L1].toVariant().toStringList();
}

void Palette::noteUse(const PageAddress &place)
{
    constexpr qsizetype mostUsed = 50;
    if (place.page.isEmpty() || place.filter || !m_account->storage().ready())
        return;
    auto used = usedPlaces();
    used.removeAll(place.text());
    used.prepend(place.text());
    used.resize(std::min(used.size(), mostUsed));
    m_account->storage().views().keep(stateName, {{u"used"_s, QJsonArray::fromStringList(used)}});
}

void Palette::place()
{
    const int width = m_host.theme().scaled(560);
    const int row = m_list->sizeHintForRow(0);
    const int height = std::min(m_model.rowCount(), mostRows) * row + 12;
    const auto corner = m_field.mapTo(&m_window, QPoint(m_field.width(), m_field.height() + 6));
    m_popup->setGeometry(std::max(8, corner.x() - width), corner.y(), width, height);
}

void Palette::step(int by)
{
    const int next = m_model.nextUsable(m_list->currentIndex().row() + by, by);
    if (next < 0)
        return;
    m_stepped = true;
    m_list->setCurrentIndex(m_model.index(next, 0));
    m_field.setAccessibleDescription(
        m_model.index(next, 0).data(Qt::AccessibleTextRole).toString());
}

void Palette::choose(int row)
{
    if (row < 0 || row >= m_model.rowCount())
        return;
    // Copy the row, because running it may replace the rows.
    const auto chosen = m_model.rowAt(row);
    if (!chosen.run)
        return;
    noteUse(chosen.place);
    chosen.run();
}

bool Palette::takeKey(int key)
{
    switch (key) {
    case Qt::Key_Down:
        isOpen() ? step(1) : fill();
        return true;
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(m_list->currentIndex().row());
        return true;
    case Qt::Key_Escape:
        // The first Esc only clears the text, which the field does itself.
        if (!m_field.text().isEmpty())
            return false;
        close();
        return true;
    default:
        return false;
    }
}

bool Palette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_field && event->type() == QEvent::KeyPress)
        return takeKey(static_cast<QKeyEvent *>(event)->key());
    // Open only on a click: a focus change by Tab or by activating the window must not open the
    // palette.
    if (watched == &m_field && event->type() == QEvent::MouseButtonPress)
        open();
    if (watched == &m_field && event->type() == QEvent::FocusOut
        && static_cast<QFocusEvent *>(event)->reason() != Qt::ActiveWindowFocusReason)
        m_popup->hide();
    if (watched == &m_window && event->type() == QEvent::Resize && isOpen())
        place();
    return QObject::eventFilter(watched, event);
}

void Palette::addGuesses(QList<PaletteRow> &rows, const QString &text)
{
    const auto guesses = guessesOf(text);
    if (guesses.isEmpty())
        return;
    QStringList words;
    for (const auto &guess : guesses)
        words.append(guess.words);
    rows.append({.icon = Icon::Search,
                 .tone = Tone::Accent,
                 .title = tr("Look up “%1”").arg(text),
                 .note = tr("up to %n lookups", nullptr, static_cast<int>(guesses.size())),
                 .run = [this, guesses] {
                     search(guesses);
                 }});
    for (const auto &guess : guesses)
        rows.append(
            {.icon = guess.icon, .title = tr("as %1", "a kind of record").arg(guess.words)});
}

void Palette::search(const QList<RecordGuess> &guesses)
{
    m_search = std::make_unique<RecordSearch>(*m_account, guesses);
    connect(m_search.get(), &RecordSearch::changed, this, &Palette::fill);
    connect(m_search.get(), &RecordSearch::found, this, [this](const PageAddress &place) {
        // The search owns the address, and dismiss() would delete it in its own signal.
        m_search.release()->deleteLater();
        dismiss();
        m_host.open(place);
    });
    m_search->start();
}

struct RowSign
{
    Icon icon;
    Tone tone;
};

static RowSign signOf(RecordSearch::State state)
{
    switch (state) {
    case RecordSearch::State::Waiting:
        return {Icon::Clock, Tone::Neutral};
    case RecordSearch::State::Asking:
        return {Icon::Ring, Tone::Accent};
    case RecordSearch::State::Found:
        return {Icon::TickCircle, Tone::Ok};
    case RecordSearch::State::NotFound:
        return {Icon::Dash, Tone::Neutral};
    case RecordSearch::State::Failed:
        return {Icon::CrossCircle, Tone::Err};
    case RecordSearch::State::Locked:
        break;
    }
    return {Icon::Lock, Tone::Neutral};
}

static QString wordsOf(const RecordSearch &search, qsizetype guess)
{
    switch (search.state(guess)) {
    case RecordSearch::State::Waiting:
        return Palette::tr("Queued");
    case RecordSearch::State::Asking:
        return Palette::tr("Checking");
    case RecordSearch::State::Found:
        return Palette::tr("Found");
    case RecordSearch::State::NotFound:
        return Palette::tr("Not found");
    case RecordSearch::State::Failed:
        return search.reason(guess);
    case RecordSearch::State::Locked:
        break;
    }
    return Palette::tr("No permission: your API key can't read this");
}

void Palette::addSearch(QList<PaletteRow> &rows)
{
    const auto &guesses = m_search->guesses();
    const auto text = guesses.front().value;
    if (m_search->ended())
        rows.append({.icon = Icon::Dash,
                     .title = tr("No results for “%1”.").arg(text),
                     .note = tr("Storedesk tried:")});
    for (qsizetype guess = 0; guess < guesses.size(); ++guess) {
        const auto sign = signOf(m_search->state(guess));
        rows.append({.icon = sign.icon,
                     .tone = sign.tone,
                     .title = tr("as %1", "a kind of record").arg(guesses[guess].words),
                     .note = wordsOf(*m_search, guess)});
    }
    if (m_search->ended())
        rows.append({.icon = Icon::Refresh, .title = tr("Try again"), .run = [this, guesses] {
                         search(guesses);
                     }});
}

} // namespace storedesk::ui::palette
