// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "palette.h"

#include "account/account.h"
#include "ui/host/pagehost.h"
#include "ui/palette/palettemodel.h"
#include "ui/tables/searchfield.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/keyhint.h"
#include "ui/widgets/visibletext.h"

#include <QApplication>
#include <QFrame>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace storedesk::ui::palette {

using namespace Qt::StringLiterals;

namespace {

// Draws a row of the palette: icon, title, note and shortcut.
class PaletteDelegate final : public QStyledItemDelegate
{
public:
    explicit PaletteDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

} // namespace

PaletteDelegate::PaletteDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{ }

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, m_theme.scaled(32)};
}

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const auto &tokens = m_theme.tokens();
    const bool chosen = option.state & QStyle::State_Selected;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const auto surface = option.rect.adjusted(4, 0, -4, 0);
    if (chosen) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(tokens.accentSoft);
        painter->drawRoundedRect(surface, 5, 5);
    }
    const auto mirrored = [&](const QRect &part) {
        return QStyle::visualRect(option.direction, surface, part);
    };
    painter->setLayoutDirection(option.direction);
    const auto tone = static_cast<Tone>(index.data(PaletteModel::RowToneRole).toInt());
    const int side = m_theme.scaled(16);
    const QRect square(surface.left() + 10, surface.center().y() - side / 2 + 1, side, side);
    paintIcon(painter, mirrored(square), index.data(PaletteModel::RowIconRole).value<Icon>(),
              colourOf(tokens, tone));

    int end = surface.right() - 8;
    const auto key = index.data(PaletteModel::KeyRole).value<QKeySequence>();
    if (!key.isEmpty()) {
        const auto size = sizeOf(key, m_theme);
        const QPoint corner(end - size.width(), surface.center().y() - size.height() / 2 + 1);
        paintKey(painter, mirrored(QRect(corner, size)), key, m_theme, tokens.muted, tokens.line);
        end -= size.width() + 8;
    }
    const int begin = surface.left() + 10 + side + 10;
    painter->setFont(m_theme.font());
    painter->setPen(option.state & QStyle::State_Enabled ? tokens.text
                        : chosen                         ? tokens.text
                                                         : tokens.muted);
    const auto title = painter->fontMetrics().elidedText(visibleText(index.data().toString()),
                                                         Qt::ElideRight, end - begin);
    painter->drawText(mirrored(QRect(begin, surface.top(), end - begin, surface.height())),
                      textFlags(title, Qt::AlignVCenter | Qt::AlignLeading, option.direction),
                      title);
    const auto note = visibleText(index.data(PaletteModel::NoteRole).toString());
    const int noteBegin = begin + painter->fontMetrics().horizontalAdvance(title) + 9;
    if (!note.isEmpty() && noteBegin < end) {
        painter->setFont(m_theme.font(Theme::Text::Small));
        painter->setPen(chosen ? tokens.text : tokens.muted);
        const QRect room(noteBegin, surface.top(), end - noteBegin, surface.height());
        painter->drawText(mirrored(room),
                          textFlags(note, Qt::AlignVCenter | Qt::AlignLeading, option.direction),
                          painter->fontMetrics().elidedText(note, Qt::ElideRight, end - noteBegin));
    }
    painter->restore();
}

constexpr int mostRows = 12;

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
    // Focused by Ctrl+K or a click only. Otherwise it would be first in the Tab order and receive
    // the focus that other widgets lose.
    m_field.setFocusPolicy(Qt::ClickFocus);
    m_field.installEventFilter(this);
    m_window.installEventFilter(this);
    connect(&m_field, &QLineEdit::textChanged, this, [this] {
        m_search.reset();
        if (m_field.hasFocus())
            fill();
    });
    connect(m_list, &QListView::clicked, this,
            [this](const QModelIndex &index) { choose(index.row()); });
}

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
    m_account = account;
    m_field.clear();
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
        rows += m_entries.rowsFor(text);
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
    m_list->setCurrentIndex(m_model.index(next, 0));
    m_field.setAccessibleDescription(
        m_model.index(next, 0).data(Qt::AccessibleTextRole).toString());
}

void Palette::choose(int row)
{
    if (row < 0 || row >= m_model.rowCount())
        return;
    // Copy the function, because running it may replace the rows.
    if (const auto run = m_model.rowAt(row).run)
        run();
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
        // The field clears its text first.
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
