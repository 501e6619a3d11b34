// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/reviewdialog.h"

#include "account/account.h"
#include "catalogue/path.h"
#include "http/curl.h"
#include "records/formvalues.h"
#include "ui/forms/reviewmodel.h"
#include "ui/host/pagehost.h"
#include "ui/tables/celldelegate.h"
#include "ui/tables/clipboardtable.h"
#include "ui/tables/storeband.h"
#include "ui/tables/tableview.h"
#include "ui/tables/wrappedtext.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/visibletext.h"

#include <QAbstractItemDelegate>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonDocument>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QShortcut>
#include <QStyle>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;

namespace {

// Paints the cells in a review: a value in as many lines as needed, followed by a smaller note. New
// values have a soft background and an edge, so that they are marked by more than colour.
class ReviewCells final : public CellDelegate
{
public:
    using ui::CellDelegate::CellDelegate;

    // Returns the height for the width of the option.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

protected:
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
};

} // namespace

static constexpr int iconRoom = 21;
// Space above and below the text.
static constexpr int margin = 8;

// Lays out the value and the note of a cell side by side if both fit in one line, otherwise the
// note below the value.
class CellWords final
{
public:
    CellWords(const QModelIndex &index, const Theme &theme, int width)
    {
        const bool after = index.column() == ReviewModel::AfterColumn;
        const bool field = index.column() == ReviewModel::FieldColumn;
        const bool noted = !field || theme.technicalNames();
        m_value.setText(visibleText(index.data().toString()));
        m_value.setFont(theme.font(after ? Theme::Text::Medium : Theme::Text::Normal));
        m_note.setText(noted ? visibleText(index.data(ReviewModel::NoteRole).toString())
                             : QString());
        m_note.setFont(theme.font(field ? Theme::Text::Code : Theme::Text::Normal));
        const auto high = layOutWrapped(m_value, width);
        m_height = high;
        if (m_note.text().isEmpty())
            return;
        const auto below = layOutWrapped(m_note, width);
        const auto beside = m_value.lineAt(0).naturalTextWidth() + 6;
        const bool fits = m_value.lineCount() == 1 && m_note.lineCount() == 1
            && beside + m_note.lineAt(0).naturalTextWidth() <= width;
        const bool fromRight = QGuiApplication::layoutDirection() == Qt::RightToLeft;
        m_noteAt = fits ? QPointF(fromRight ? -beside : beside, 0) : QPointF(0, high);
        m_height = fits ? std::max(high, below) : high + below;
    }

    [[nodiscard]] int height() const { return static_cast<int>(std::ceil(m_height)); }
    void draw(QPainter *painter, QPointF at, const QColor &value, const QColor &note) const
    {
        painter->setPen(value);
        m_value.draw(painter, at);
        painter->setPen(note);
        if (!m_note.text().isEmpty())
            m_note.draw(painter, at + m_noteAt);
    }

private:
    QTextLayout m_value;
    QTextLayout m_note;
    QPointF m_noteAt;
    qreal m_height = 0;
};

static QRect roomOf(const QRect &cell, const QModelIndex &index)
{
    const bool sign = index.data(ItemIconRole).canConvert<Icon>();
    return cell.adjusted(12 + (sign ? iconRoom : 0), 0, -8, -1);
}

QSize ReviewCells::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto usual = CellDelegate::sizeHint(option, index);
    const int width = roomOf(option.rect, index).width();
    if (width <= 0)
        return usual;
    const int lines = CellWords(index, theme(), width).height() + 2 * margin + 1;
    return {usual.width(), std::max(usual.height(), lines)};
}

void ReviewCells::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const auto &tokens = theme().tokens();
    const bool after = index.column() == ReviewModel::AfterColumn;
    const auto mirrored = [&option](const QRect &part) {
        return QStyle::visualRect(option.direction, option.rect, part);
    };
    const auto room = roomOf(option.rect, index);
    if (after) {
        painter->fillRect(option.rect.adjusted(0, 0, 0, -1), tokens.accentSoft);
        const QRect side(option.rect.topLeft(), QSize(2, option.rect.height() - 1));
        painter->fillRect(mirrored(side), tokens.accent);
    }
    if (const auto icon = index.data(ItemIconRole); icon.canConvert<Icon>())
        paintIcon(painter, mirrored({room.left() - iconRoom, room.center().y() - 7, 15, 15}),
                  icon.value<Icon>(),
                  ui::colourOf(tokens, static_cast<Tone>(index.data(ItemToneRole).toInt())));
    const CellWords words(index, theme(), room.width());
    const int top = room.top() + std::max(0, (room.height() - words.height()) / 2);
    words.draw(painter, QPointF(mirrored(room).left(), top), tokens.text,
               after ? tokens.text : tokens.muted);
}

static QLabel *sentence(const QString &text, Role role, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    setRole(label, role);
    return label;
}

ReviewDialog::ReviewDialog(PageHost &host, const Review &review, QWidget *parent)
    : QDialog(parent)
    , m_host(host)
    , m_review(review)
    , m_model(new ReviewModel(review.rows, review.creates, this))
{
    setObjectName(u"review"_s);
    setWindowTitle(review.creates ? tr("Will be sent") : tr("Review changes"));
    auto *box = columnIn(this);
    box->addWidget(new StoreBand(host.storeMark(), host.theme(), this));
    box->addWidget(buildBody(), 1);
    box->addWidget(buildFoot());
    tell();
    addKeepButtons();
    resize(host.theme().scaled(760), sizeHint().height());
    m_main->setFocus();
}

QWidget *ReviewDialog::buildBody()
{
    auto *body = new QWidget(this);
    auto *box = new QVBoxLayout(body);
    box->setContentsMargins(18, 16, 18, 16);
    box->setSpacing(10);
    m_question = sentence({}, Role::Heading, body);
    m_question->setObjectName(u"question"_s);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_question);
    QStringList below{m_review.address};
    if (!m_review.creates)
        below.append(tr("Only these fields are sent. All other fields stay unchanged."));
    below.removeAll(QString());
    if (!below.isEmpty())
        words->addWidget(sentence(below.join(u" · "_s), Role::Muted, body));
    box->addLayout(words);
    box->addWidget(buildTable());
    box->addWidget(buildCheckLine());
    if (!m_review.remark.isEmpty())
        box->addWidget(sentence(m_review.remark, Role::Muted, body));
    box->addWidget(buildRequest());
    box->addStretch();
    return body;
}

QWidget *ReviewDialog::buildTable()
{
    const Theme &theme = m_host.theme();
    auto *panel = new Panel(this);
    m_table = new TableView(theme, panel);
    m_table->setObjectName(u"rows"_s);
    m_table->setAccessibleName(tr("Changes"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new ReviewCells(theme, m_table));
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *header = m_table->horizontalHeader();
    header->setSectionsClickable(false);
    header->setStretchLastSection(false);
    header->resizeSection(ReviewModel::FieldColumn, widthOfTitles());
    header->setSectionResizeMode(ReviewModel::AfterColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(ReviewModel::NowColumn, QHeaderView::Stretch);
    header->setMinimumSectionSize(theme.scaled(30));
    m_table->setColumnWidth(ReviewModel::ArrowColumn, theme.scaled(34));
    m_table->setColumnWidth(
        ReviewModel::KeepColumn,
        std::max(theme.scaled(112), fontMetrics().horizontalAdvance(tr("Keep old value")) + 54));
    for (const int column :
         {ReviewModel::NowColumn, ReviewModel::ArrowColumn, ReviewModel::KeepColumn})
        m_table->setColumnHidden(column, m_review.creates);
    connect(
        header, &QHeaderView::sectionResized, this,
        [this] {
            fitRows();
            resize(width(), sizeHint().height());
        },
        Qt::QueuedConnection);
    panel->box()->addWidget(m_table);
    return panel;
}

// Returns a width that fits the longest title but leaves more than half of the table for the
// values.
int ReviewDialog::widthOfTitles() const
{
    const Theme &theme = m_host.theme();
    const QFontMetrics metrics(theme.font());
    int widest = 0;
    for (const auto &row : m_review.rows)
        widest = std::max(widest, metrics.horizontalAdvance(row.title));
    return std::clamp(widest + theme.scaled(28), theme.scaled(200), theme.scaled(360));
}

QWidget *ReviewDialog::buildCheckLine()
{
    auto *line = new QWidget(this);
    m_sign = new IconLabel(Icon::TickCircle, Tone::Ok, m_host.theme(), line);
    m_check = sentence({}, Role::Plain, line);
    m_check->setObjectName(u"checkLine"_s);
    m_check->setFont(m_host.theme().font(Theme::Text::Small));
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_sign, 0, Qt::AlignTop);
    row->addWidget(m_check, 1);
    line->setVisible(!m_review.creates);
    return line;
}

// Builds the section with the raw request, which is collapsed at first.
QWidget *ReviewDialog::buildRequest()
{
    auto *fold = new QWidget(this);
    auto *box = new QVBoxLayout(fold);
    box->setContentsMargins(0, 0, 0, 0);
    m_fold = new Button(Icon::ChevronRight, tr("Request details"), m_host.theme(), fold);
    m_fold->setObjectName(u"fold"_s);
    m_fold->setKind(Role::Link);
    m_text = new QPlainTextEdit(fold);
    m_text->setObjectName(u"request"_s);
    m_text->setAccessibleName(tr("Request"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    setRole(m_text, Role::Code);
    m_text->setFixedHeight(m_host.theme().scaled(120));
    m_text->hide();
    box->addWidget(m_fold, 0, Qt::AlignLeft);
    box->addWidget(m_text);
    connect(m_fold, &QPushButton::clicked, this, [this] {
        m_text->setVisible(!m_text->isVisible());
        m_fold->setSign(m_text->isVisible() ? Icon::ChevronDown : Icon::ChevronRight);
        resize(width(), sizeHint().height());
    });
    return fold;
}

QWidget *ReviewDialog::buildFoot()
{
    const Theme &theme = m_host.theme();
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    auto *copy = new Button(Icon::Copy, tr("Copy as cURL"), theme, foot);
    copy->setObjectName(u"copyCurl"_s);
    copy->setKind(Role::Flat);
    copy->setAutoDefault(false);
    auto *back = new Button(m_review.creates ? tr("Back") : tr("Back to editing"), theme, foot);
    back->setObjectName(u"back"_s);
    back->setKeyHint(Qt::Key_Escape);
    back->setAutoDefault(false);
    m_main = new Button({}, theme, foot);
    m_main->setObjectName(u"agree"_s);
    m_main->setKind(Role::Primary);
    m_main->setDefault(true);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(18, 12, 18, 12);
    row->addWidget(copy);
    row->addStretch();
    row->addWidget(back);
    row->addWidget(m_main);
    connect(copy, &QPushButton::clicked, this, [this] {
        const auto &connection = m_host.account().session().client().connection();
        copyText(http::curlOf(request(), connection));
    });
    connect(back, &QPushButton::clicked, this, &QDialog::reject);
    // The user opened the dialog with Ctrl+S, so pressing it again confirms. Holding the key down
    // does not.
    auto *save = new QShortcut(QKeySequence::Save, this);
    save->setAutoRepeat(false);
    connect(save, &QShortcut::activated, m_main, &QPushButton::click);
    connect(m_main, &QPushButton::clicked, this, [this] {
        const http::Request left = request();
        accept();
        Q_EMIT agreed(left);
    });
    return foot;
}

void ReviewDialog::addKeepButtons()
{
    if (m_review.creates)
        return;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const auto &shown = m_model->rows()[static_cast<std::size_t>(row)];
        auto *keep = new Button(Icon::Undo, tr("Keep old value"), m_host.theme(), m_table);
        keep->setKind(Role::Flat);
        setSmall(keep);
        keep->setAutoDefault(false);
        keep->setObjectName(u"keep."_s + shown.key);
        keep->setAccessibleName(tr("Keep the old value of %1").arg(shown.title));
        connect(keep, &QPushButton::clicked, this, [this, key = shown.key] { keepOldValue(key); });
        m_table->setIndexWidget(m_model->index(row, ReviewModel::KeepColumn), keep);
    }
}

void ReviewDialog::keepOldValue(const QString &key)
{
    // Move the focus, because the button that has it is about to be removed.
    m_main->setFocus();
    m_model->drop(key);
    Q_EMIT keptOld(key);
    if (m_model->rows().empty())
        reject();
    else
        tell();
}

http::Request ReviewDialog::request() const
{
    http::Request left = m_review.request;
    const auto *whole = std::get_if<QJsonObject>(&m_review.request.body);
    if (m_review.creates || !whole)
        return left;
    QJsonObject body;
    for (const ReviewRow &row : m_model->rows())
        storedesk::records::setMemberAt(body, row.key,
                                        storedesk::records::memberAt(*whole, row.key));
    left.body = body;
    return left;
}

static QString textOf(const http::Request &request)
{
    const auto &operation = http::operationOf(request);
    const auto path = catalogue::buildPath(
        operation, {request.values.constData(), static_cast<std::size_t>(request.values.size())});
    QString text = QString::fromLatin1(catalogue::verbName(operation.verb));
    if (path)
        text += u' ' + QString::fromLatin1(*path);
    if (!request.query.isEmpty())
        text += u'?' + request.query.toString(QUrl::FullyEncoded);
    if (const auto *body = std::get_if<QJsonObject>(&request.body))
        text += u'\n' + QString::fromUtf8(QJsonDocument(*body).toJson()).trimmed();
    return text;
}

// Updates all strings that contain the number of rows, because a row may have been removed.
void ReviewDialog::tell()
{
    const int count = m_model->rowCount();
    m_question->setText(m_review.creates
                            ? m_review.question
                            : tr("Save %n change(s) to %1?", nullptr, count).arg(m_review.title));
    m_main->setText(m_review.creates ? m_review.button : tr("Save %n change(s)", nullptr, count));
    m_text->setPlainText(textOf(request()));

    QStringList odd;
    for (const ReviewRow &row : m_model->rows()) {
        if (row.changedByOther)
            odd.append(
                row.now.isEmpty()
                    ? tr("“%1” is now empty: someone else cleared it while you were editing.")
                          .arg(row.title)
                    : tr("“%1” is now %2: someone else changed it while you were editing.")
                          .arg(row.title, row.now));
    }
    m_sign->set(odd.isEmpty() ? Icon::TickCircle : Icon::Warning,
                odd.isEmpty() ? Tone::Ok : Tone::Warn);
    const QString good = tr("Reloaded at %1: no one has changed this %2 since you opened it. The "
                            "old values are saved, so you can undo.")
                             .arg(m_review.checked, m_review.kind);
    m_check->setText(odd.isEmpty() ? good : odd.join(u' '));

    fitRows();
}

// Fits the rows so that all values can be read in full. Long strings make a row higher; many rows
// scroll.
void ReviewDialog::fitRows()
{
    QStyleOptionViewItem cell;
    int all = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        int high = 0;
        for (int column = 0; column < ReviewModel::KeepColumn; ++column) {
            cell.rect.setWidth(m_table->columnWidth(column));
            if (!m_table->isColumnHidden(column))
                high = std::max(
                    high,
                    m_table->itemDelegate()->sizeHint(cell, m_model->index(row, column)).height());
        }
        m_table->setRowHeight(row, high);
        all += high;
    }
    const int usual = m_host.theme().scaled(36);
    m_table->setFixedHeight(std::clamp(all, usual, 8 * usual)
                            + m_table->horizontalHeader()->sizeHint().height() + 2);
}

} // namespace storedesk::ui::forms
