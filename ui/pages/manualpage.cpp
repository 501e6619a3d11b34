// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manualpage.h"

#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/pages/chaptertext.h"
#include "ui/pages/servicereference.h"
#include "ui/tables/searchfield.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QListWidget>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::pages {

using namespace Qt::StringLiterals;

static constexpr int listWidth = 260;
static constexpr int rowHeight = 30;
// Maximum width of the text, because longer lines are hard to read.
static constexpr int widestManualText = 760;

static PageAddress placeOfChapter(QLatin1StringView page, const QString &name)
{
    return {.page = page, .values = {name}};
}

// The reference is read by name, so its chapters have no numbers.
static bool isReference(QLatin1StringView page)
{
    return page == pageid::serviceReference;
}

ManualPage::ManualPage(PageHost &host, QLatin1StringView page, const QString &chapter)
    : Page(host, placeOfChapter(page, chapter))
    , m_page(page)
    , m_chapters(isReference(page) ? serviceChapters() : chapters())
    , m_search(
          new SearchField(isReference(page) ? tr("Search the reference") : tr("Search the manual"),
                          host.theme(), this))
    , m_list(new QListWidget(this))
    , m_heading(new QLabel(this))
    , m_text(new ChapterText(host.theme(), this))
{
    if (!current() && !m_chapters.isEmpty())
        setPlace(placeOfChapter(m_page, m_chapters.first().name));
    build();
    connect(m_search, &QLineEdit::textChanged, this, &ManualPage::listChapters);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        if (const auto *item = m_list->currentItem())
            setPlace(placeOfChapter(m_page, item->data(Qt::UserRole).toString()));
        read();
    });
    listChapters();
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
            const auto numbered =
                tr("%1. %2", "number and title of a chapter").arg(number + 1).arg(chapter.title);
            auto *item =
                new QListWidgetItem(isReference(m_page) ? chapter.title : numbered, m_list);
            item->setData(Qt::UserRole, chapter.name);
            item->setSizeHint({0, host().theme().scaled(rowHeight)});
            if (chapter.name == wanted || m_list->count() == 1)
                m_list->setCurrentItem(item);
        }
        if (const auto *item = m_list->currentItem())
            setPlace(placeOfChapter(m_page, item->data(Qt::UserRole).toString()));
    }
    read();
}

const Chapter *ManualPage::current() const
{
    const auto found = std::ranges::find(m_chapters, place().values.constFirst(), &Chapter::name);
    return found == m_chapters.end() ? nullptr : &*found;
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
    m_text->show(*chapter);
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
    if (isReference(m_page))
        return tr("Service reference: %1").arg(chapter ? chapter->title : QString());
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
