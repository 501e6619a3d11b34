// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/samplepanel.h"

#include "events/samplereader.h"
#include "itemmodels/showntext.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QDragEnterEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui::events {

using namespace Qt::StringLiterals;

// Larger than a sample of any single event, because the service accepts at most 512 KB.
static constexpr qint64 largestFile = 8LL * 1024 * 1024;

SamplePanel::SamplePanel(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_text(new QPlainTextEdit(this))
    , m_count(new QLabel(this))
    , m_state(new QLabel(this))
    , m_leftOut(new QLabel(this))
    , m_propose(new Button(Icon::Plus, tr("Propose fields"), theme, this))
{
    setAcceptDrops(true);
    buildHead(theme);
    m_text->setObjectName(u"sample"_s);
    m_text->setAccessibleName(tr("JSON samples"));
    m_text->setPlaceholderText(
        tr("Paste one or more events as your shop sends them: JSON objects one after another, or a "
           "cURL command. You can also drop files here."));
    m_text->setFont(theme.font(Theme::Text::Code));
    // JSON is written left to right in every language.
    m_text->setLayoutDirection(Qt::LeftToRight);
    m_text->setTabChangesFocus(true);
    // Dropped files are handled by the panel instead.
    m_text->setAcceptDrops(false);
    m_text->setMinimumHeight(theme.scaled(120));
    buildState();
    box()->addWidget(m_text, 1);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        look();
        Q_EMIT edited();
    });
    connect(m_propose, &QPushButton::clicked, this, &SamplePanel::propose);
    look();
}

void SamplePanel::buildHead(const Theme &theme)
{
    m_count->setObjectName(u"sampleCount"_s);
    auto *close = iconButton(Icon::Close, tr("Hide the samples"), theme, this);
    setSmall(close);
    connect(close, &QToolButton::clicked, this, &SamplePanel::closed);
    addHead(tr("Samples"), m_count)->addWidget(close);
}

void SamplePanel::buildState()
{
    auto *state = new QVBoxLayout;
    state->setContentsMargins(12, 8, 12, 10);
    state->setSpacing(6);
    for (auto *label : {m_state, m_leftOut}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        setRole(label, Role::Small);
        state->addWidget(label);
    }
    m_state->setObjectName(u"sampleState"_s);
    m_leftOut->setObjectName(u"leftOut"_s);
    m_propose->setObjectName(u"propose"_s);
    setSmall(m_propose);
    state->addWidget(m_propose, 0, Qt::AlignLeft);
    box()->addLayout(state);
    box()->addWidget(separator(this));
}

QString SamplePanel::text() const
{
    return m_text->toPlainText();
}

void SamplePanel::setText(const QString &text)
{
    const QSignalBlocker quiet(m_text);
    m_text->setPlainText(text);
    look();
}

void SamplePanel::goTo()
{
    m_text->setFocus();
}

void SamplePanel::look()
{
    m_leftOut->hide();
    m_count->clear();
    m_propose->setEnabled(false);
    if (text().trimmed().isEmpty()) {
        m_state->setText(tr("Nothing is sent while you try this."));
        return;
    }
    const auto samples = storedesk::events::samplesOf(text());
    if (!samples) {
        m_state->setText(u"%1 %2"_s.arg(samples.error().what, samples.error().why));
        return;
    }
    m_count->setText(QLocale().toString(samples->size()));
    m_propose->setEnabled(true);
    const auto found = storedesk::events::proposalOf(*samples);
    m_state->setText(tr("%n field(s) found.", nullptr, static_cast<int>(found.fields.size())));
    QStringList left;
    for (const auto &one : found.leftOut)
        left.append(tr("Skipped: %1, %2").arg(itemmodels::shownText(one.pointer), one.why));
    m_leftOut->setText(left.join(u'\n'));
    m_leftOut->setVisible(!left.isEmpty());
}

void SamplePanel::propose()
{
    const auto samples = storedesk::events::samplesOf(text());
    if (samples)
        Q_EMIT proposed(storedesk::events::proposalOf(*samples));
}

void SamplePanel::readFiles(const QStringList &paths)
{
    auto all = text().trimmed();
    for (const auto &path : paths) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly) || file.size() > largestFile) {
            m_state->setText(tr("Couldn't read “%1”.").arg(itemmodels::shownText(path)));
            return;
        }
        all += (all.isEmpty() ? QString() : u"\n"_s) + QString::fromUtf8(file.readAll()).trimmed();
    }
    m_text->setPlainText(all);
}

static QStringList droppedFiles(const QMimeData &data)
{
    QStringList paths;
    for (const auto &url : data.urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    return paths;
}

void SamplePanel::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedFiles(*event->mimeData()).isEmpty() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void SamplePanel::dropEvent(QDropEvent *event)
{
    const auto paths = droppedFiles(*event->mimeData());
    if (paths.isEmpty())
        m_text->setPlainText(u"%1\n%2"_s.arg(text(), event->mimeData()->text()).trimmed());
    else
        readFiles(paths);
    event->acceptProposedAction();
}

} // namespace storedesk::ui::events
