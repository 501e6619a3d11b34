// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chaptertext.h"

#include "ui/theme/theme.h"

#include <QPainter>
#include <QTextBlock>
#include <QUrl>

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

ChapterText::ChapterText(const Theme &theme, QWidget *parent)
    : QTextBrowser(parent)
    , m_theme(theme)
{
    setObjectName(u"chapterText"_s);
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    // Always show the scroll bar, because pictures are scaled to the remaining width.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    connect(&theme, &Theme::changed, this, [this] { showPictures(*this, m_theme); });
}

void ChapterText::show(const Chapter &chapter)
{
    setAccessibleName(chapter.title);
    setMarkdown(chapter.text);
    spaceOut(*document(), m_theme);
    showPictures(*this, m_theme);
}

void ChapterText::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    showPictures(*this, m_theme);
}

} // namespace storedesk::ui::pages
