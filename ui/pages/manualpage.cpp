// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manualpage.h"

#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/tables/searchfield.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::pages {

using namespace Qt::StringLiterals;

static QString fileOf(const QString &named, Look look)
{
    auto name = named.section(u'/', -1);
    if (look == Look::Dark)
        name.replace("-light."_L1, "-dark."_L1);
    return u":/manual/pictures/"_s + name;
}

// Returns a picture that is scaled smoothly, because a text document uses nearest-neighbour
// scaling. The border separates the picture from the page, as a screenshot has the same background
// colour.
static QImage picture(const QString &file, int width, qreal ratio, const QColor &edge)
{
    const QImage whole(file);
    if (whole.isNull())
        return {};
    auto shown =
        whole
            .scaledToWidth(qRound(std::min(width, whole.width()) * ratio), Qt::SmoothTransformation)
            .convertToFormat(QImage::Format_RGB32);
    QPainter painter(&shown);
    painter.setPen(QPen(edge, ratio));
    painter.drawRect(QRectF(shown.rect()).adjusted(ratio / 2, ratio / 2, -ratio / 2, -ratio / 2));
    painter.end();
    shown.setDevicePixelRatio(ratio);
    return shown;
}

static QList<QTextCursor> picturesIn(QTextDocument &document)
{
    QList<QTextCursor> found;
    for (auto block = document.begin(); block.isValid(); block = block.next()) {
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const auto part = at.fragment();
            if (!part.charFormat().isImageFormat())
                continue;
            QTextCursor cursor(&document);
            cursor.setPosition(part.position());
            cursor.setPosition(part.position() + part.length(), QTextCursor::KeepAnchor);
            found.append(cursor);
        }
    }
    return found;
}

// Scales the pictures in a chapter to at most the width of the text, and uses the dark variants in
// dark mode. Chapters name the light variants.
static void showPictures(QTextBrowser &text, const Theme &theme)
{
    auto &document = *text.document();
    const int width = text.viewport()->width() - qRound(2 * document.documentMargin());
    // Wait until the view has a size.
    if (width <= 0)
        return;
    for (auto &cursor : picturesIn(document)) {
        auto format = cursor.charFormat().toImageFormat();
        const auto shown = picture(fileOf(format.name(), theme.look()), width,
                                   text.devicePixelRatioF(), theme.tokens().line);
        document.addResource(QTextDocument::ImageResource, QUrl(format.name()), shown);
        const auto size = shown.deviceIndependentSize();
        format.setWidth(size.width());
        format.setHeight(size.height());
        cursor.setCharFormat(format);
    }
}

static constexpr int listWidth = 260;
static constexpr int rowHeight = 30;
// Maximum width of the text, because longer lines are hard to read.
static constexpr int widestManualText = 760;

static PageAddress placeOfChapter(const QString &name)
{
    return {.page = pageid::manual, .values = {name}};
}

ManualPage::ManualPage(PageHost &host, const QString &chapter)
    : Page(host, placeOfChapter(chapter))
    , m_chapters(chapters())
    , m_search(new SearchField(tr("Search the manual"), host.theme(), this))
    , m_list(new QListWidget(this))
    , m_heading(new QLabel(this))
    , m_text(new QTextBrowser(this))
{
    if (!current() && !m_chapters.isEmpty())
        setPlace(placeOfChapter(m_chapters.first().name));
    build();
    connect(m_search, &QLineEdit::textChanged, this, &ManualPage::listChapters);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        if (const auto *item = m_list->currentItem())
            setPlace(placeOfChapter(item->data(Qt::UserRole).toString()));
        read();
    });
    const auto draw = [this] {
        showPictures(*m_text, this->host().theme());
    };
    connect(&host.theme(), &Theme::changed, this, draw);
    m_text->viewport()->installEventFilter(this);
    listChapters();
}

// Scales the pictures to the width of the text.
bool ManualPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == m_text->viewport())
        showPictures(*m_text, host().theme());
    return Page::eventFilter(watched, event);
}

void ManualPage::build()
{
    const auto &theme = host().theme();
    m_search->setObjectName(u"searchManual"_s);
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setKeyHint(QKeySequence(QKeySequence::Find));
    m_list->setObjectName(u"chapters"_s);
    m_list->setAccessibleName(tr("Chapters"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setRole(m_heading, Role::Title);
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setWordWrap(true);
    m_text->setObjectName(u"chapterText"_s);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    // Always show the scroll bar, because pictures are scaled to the remaining width.
    m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_text->setMaximumWidth(theme.scaled(widestManualText));
    auto *left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(m_search);
    left->addWidget(m_list, 1);
    m_search->setFixedWidth(theme.scaled(listWidth));
    m_list->setFixedWidth(theme.scaled(listWidth));
    auto *right = new QVBoxLayout;
    right->setSpacing(8);
    right->addWidget(m_heading);
    right->addWidget(m_text, 1);
    auto *box = new QHBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(theme.scaled(24));
    box->addLayout(left);
    box->addLayout(right, 1);
}

// Lists the chapters that contain every search word, in any order.
void ManualPage::listChapters()
{
    const auto words = m_search->text().split(u' ', Qt::SkipEmptyParts);
    static const QRegularExpression files(u"\\(\\.\\./pictures/[^)]*\\)"_s);
    const auto holdsAll = [&words](const Chapter &chapter) {
        auto whole = chapter.title + u' ' + chapter.text;
        whole.remove(files);
        return std::ranges::all_of(words, [&whole](const QString &part) {
            return whole.contains(part, Qt::CaseInsensitive);
        });
    };
    const auto wanted = place().values.constFirst();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (qsizetype number = 0; number < m_chapters.size(); ++number) {
            const auto &chapter = m_chapters[number];
            if (!holdsAll(chapter))
                continue;
            auto *item = new QListWidgetItem(
                tr("%1. %2", "number and title of a chapter").arg(number + 1).arg(chapter.title),
                m_list);
            item->setData(Qt::UserRole, chapter.name);
            item->setSizeHint({0, host().theme().scaled(rowHeight)});
            if (chapter.name == wanted || m_list->count() == 1)
                m_list->setCurrentItem(item);
        }
        if (const auto *item = m_list->currentItem())
            setPlace(placeOfChapter(item->data(Qt::UserRole).toString()));
    }
    read();
}

const Chapter *ManualPage::current() const
{
    const auto found = std::ranges::find(m_chapters, place().values.constFirst(), &Chapter::name);
    return found == m_chapters.end() ? nullptr : &*found;
}

// Adds space between paragraphs and above headings, which Markdown does not define.
static void spaceOut(QTextDocument &text, const Theme &theme)
{
    // Line height in percent.
    static constexpr int lineHeight = 135;
    text.setDocumentMargin(theme.scaled(16));
    for (auto block = text.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        auto format = block.blockFormat();
        const bool heading = format.headingLevel() > 0;
        // A picture determines the height of its line.
        if (!block.text().contains(QChar::ObjectReplacementCharacter))
            format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        format.setTopMargin(theme.scaled(heading ? 16 : 0));
        format.setBottomMargin(theme.scaled(heading ? 4 : 8));
        cursor.setBlockFormat(format);
        if (!heading)
            continue;
        QTextCharFormat letters;
        letters.setProperty(QTextFormat::FontSizeAdjustment, 1);
        cursor.select(QTextCursor::BlockUnderCursor);
        cursor.mergeCharFormat(letters);
    }
}

void ManualPage::read()
{
    const auto *chapter = current();
    if (m_list->count() == 0) {
        m_heading->setText(tr("No chapter mentions “%1”").arg(m_search->text().trimmed()));
        m_text->setPlainText(tr("Try another word."));
        return;
    }
    m_heading->setText(chapter->title);
    m_text->setAccessibleName(chapter->title);
    m_text->setMarkdown(chapter->text);
    spaceOut(*m_text->document(), host().theme());
    showPictures(*m_text, host().theme());
    markFound();
    Q_EMIT headChanged();
}

// Highlights the search words like selected text.
void ManualPage::markFound()
{
    const auto words = m_search->text().split(u' ', Qt::SkipEmptyParts);
    QList<QTextEdit::ExtraSelection> marks;
    for (const auto &part : words) {
        for (auto at = m_text->document()->find(part); !at.isNull();
             at = m_text->document()->find(part, at)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = at;
            mark.format.setBackground(palette().highlight());
            mark.format.setForeground(palette().highlightedText());
            marks.append(mark);
        }
    }
    m_text->setExtraSelections(marks);
    if (!marks.isEmpty()) {
        auto first = marks.first().cursor;
        first.clearSelection();
        m_text->setTextCursor(first);
    }
}

QString ManualPage::title() const
{
    const auto *chapter = current();
    return chapter ? tr("Manual: %1").arg(chapter->title) : tr("Manual");
}

QList<QWidget *> ManualPage::panes() const
{
    return {m_search, m_list, m_text};
}

void ManualPage::find()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void ManualPage::focusFirst()
{
    find();
}

} // namespace storedesk::ui::pages
