// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/calllog/calldetail.h"

#include "api/maskedcall.h"
#include "api/session.h"
#include "http/curl.h"
#include "itemmodels/calllogmodel.h"
#include "itemmodels/showntext.h"
#include "ui/calllog/calllogdock.h"
#include "ui/tables/clipboardtable.h"
#include "ui/tables/statepill.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/keyhint.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/toolbutton.h"

#include <QJsonDocument>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QStackedWidget>
#include <QString>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui::calllog {

using namespace Qt::StringLiterals;

// Returns the request as text. Request bodies are complete and include personal data.
static QString requestText(const api::CallRecord &record)
{
    if (record.earlier)
        return *record.earlier;
    const auto verb = catalogue::verbName(http::operationOf(record.request).verb);
    auto text = u"%1 %2\n"_s.arg(QString::fromLatin1(verb), record.target);
    if (record.file)
        return text;
    if (const auto *json = std::get_if<QJsonObject>(&record.request.body))
        text += u'\n' + QString::fromUtf8(QJsonDocument(*json).toJson());
    else if (const auto *form = std::get_if<http::ImportForm>(&record.request.body)) {
        for (const auto &[name, value] : form->fields)
            text += u"\n%1: %2"_s.arg(name, value);
        text += u'\n' + CallDetail::tr("File: %1").arg(form->fileName);
    }
    return text;
}

// Indents JSON and returns anything else unchanged.
static QString jsonText(const QByteArray &bytes)
{
    const auto document = QJsonDocument::fromJson(bytes);
    return QString::fromUtf8(document.isNull() ? bytes : document.toJson());
}

static QString headersText(const api::CallRecord &record)
{
    QStringList lines;
    for (const auto &[name, value] : record.headers) {
        // A session cookie is as sensitive as a key.
        const bool secret = name.compare("set-cookie", Qt::CaseInsensitive) == 0;
        lines.append(u"%1: %2"_s.arg(QString::fromLatin1(name),
                                     secret ? u"…"_s : QString::fromLatin1(value)));
    }
    return lines.isEmpty() ? CallDetail::tr("No response arrived.") : lines.join(u'\n');
}

static QString timesText(const api::CallRecord &record)
{
    const QLocale locale;
    const auto milliseconds = [&locale](base::Clock::Duration duration) {
        return CallDetail::tr("%1 ms").arg(locale.toString(qint64(duration.count())));
    };
    return QStringList{
        CallDetail::tr("Requested: %1")
            .arg(locale.toString(record.at.toLocalTime(), QLocale::LongFormat)),
        CallDetail::tr("Caused by: %1").arg(itemmodels::causeOf(record)),
        CallDetail::tr("Wait before sending: %1").arg(milliseconds(record.waited)),
        CallDetail::tr("Total time from first attempt: %1").arg(milliseconds(record.duration)),
        CallDetail::tr("Sent %n time(s).", nullptr, record.attempts),
        CallDetail::tr("Bytes sent: %1").arg(locale.formattedDataSize(record.bytesSent)),
        CallDetail::tr("Bytes received: %1").arg(locale.formattedDataSize(record.bytesReceived))}
        .join(u'\n');
}

static QLabel *wrapped(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAlignment(QStyle::visualAlignment(label->layoutDirection(), label->alignment()));
    return label;
}

CallDetail::CallDetail(api::Session &session, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_theme(theme)
    , m_tabs(new QTabBar(this))
    , m_stack(new QStackedWidget(this))
    , m_sign(new IconLabel(Icon::Info, Tone::Neutral, theme, this))
    , m_what(wrapped(u"callWhat"_s, this))
    , m_why(wrapped(u"callWhy"_s, this))
    , m_next(wrapped(u"callNext"_s, this))
    , m_curl(new QPlainTextEdit(this))
    , m_copy(new ToolButton(this))
    , m_again(new Button(Icon::Refresh, tr("Send again"), theme, this))
{
    build();
    show({});
}

void CallDetail::build()
{
    setRole(m_tabs, Role::Sections);
    m_tabs->setObjectName(u"callTabs"_s);
    m_tabs->setAccessibleName(tr("Request sections"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Explanation"));
    m_stack->addWidget(buildWords());
    m_request = addText(tr("Request"), u"callRequest"_s);
    m_answer = addText(tr("Response"), u"callAnswer"_s);
    m_headers = addText(tr("Headers"), u"callHeaders"_s);
    m_times = addText(tr("Timing"), u"callTimes"_s);
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(14, 4, 14, 8);
    box->setSpacing(8);
    box->addWidget(m_tabs);
    box->addWidget(separator(this));
    box->addWidget(m_stack, 1);
    box->addWidget(buildFoot());
}

static void makeCode(QPlainTextEdit *edit, const QString &name, const QString &title)
{
    edit->setObjectName(name);
    edit->setAccessibleName(title);
    edit->setReadOnly(true);
    edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    edit->setTabChangesFocus(true);
    edit->setMinimumHeight(edit->fontMetrics().height() * 3);
    setRole(edit, Role::Code);
}

QWidget *CallDetail::buildWords()
{
    auto *page = new QWidget(this);
    auto *told = new QWidget(this);
    setRole(m_what, Role::Strong);
    makeCode(m_curl, u"callCurl"_s, tr("The request as a cURL command"));
    auto *words = new QVBoxLayout;
    words->setSpacing(3);
    for (auto *label : {m_what, m_why, m_next})
        words->addWidget(label);
    words->addStretch();
    auto *row = rowIn(told, 8);
    row->addWidget(m_sign, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    auto *box = new QVBoxLayout(page);
    box->setContentsMargins(0, 0, 0, 0);
    // If the window is not high enough, the text scrolls instead of overlapping.
    auto *area = scrolled(told);
    area->setMinimumHeight(fontMetrics().height() * 3);
    box->addWidget(area, 1);
    const int line = fontMetrics().height();
    m_curl->setMinimumHeight(line * 2);
    m_curl->setMaximumHeight(line * 4);
    box->addWidget(m_curl);
    return page;
}

QPlainTextEdit *CallDetail::addText(const QString &title, const QString &name)
{
    auto *edit = new QPlainTextEdit(this);
    makeCode(edit, name, title);
    m_tabs->addTab(title);
    m_stack->addWidget(edit);
    return edit;
}

QWidget *CallDetail::buildFoot()
{
    auto *foot = new QWidget(this);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    m_copy->setObjectName(u"copyCurl"_s);
    m_copy->setText(tr("Copy as cURL, key masked"));
    m_copy->setIcon(iconOf(Icon::Copy, m_theme));
    m_copy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_copy->setPopupMode(QToolButton::MenuButtonPopup);
    m_copy->setFocusPolicy(Qt::StrongFocus);
    auto *menu = new QMenu(m_copy);
    menu->addAction(tr("Copy as &cURL, key masked"), this, &CallDetail::copyCurl);
    menu->addAction(tr("Copy &response as JSON"), this, &CallDetail::copyAnswer)
        ->setObjectName(u"copyAnswer"_s);
    menu->addSeparator();
    menu->addAction(tr("Copy as cURL &with personal data"), this, [this] { copyText(curlText()); })
        ->setObjectName(u"copyWholeCurl"_s);
    menu->addAction(tr("Copy response with &personal data"), this,
                    [this] { copyText(jsonText(m_record->answer)); })
        ->setObjectName(u"copyWholeAnswer"_s);
    m_copy->setMenu(menu);
    connect(m_copy, &QToolButton::clicked, this, &CallDetail::copyCurl);
    setSmall(m_again);
    m_again->setObjectName(u"sendAgain"_s);
    connect(m_again, &QPushButton::clicked, this, &CallDetail::sendAgain);
    row->addWidget(m_copy);
    row->addWidget(m_again);
    row->addStretch();
    m_key = new KeyHint(Qt::CTRL | Qt::SHIFT | Qt::Key_C, m_theme, foot);
    row->addWidget(m_key);
    // Elide the tab titles when space is short, so that every tab stays reachable.
    m_tabs->setElideMode(Qt::ElideRight);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->ensurePolished();
    setMinimumWidth(
        std::clamp(m_tabs->sizeHint().width() + 28, m_theme.scaled(300), m_theme.scaled(440)));
    return foot;
}

void CallDetail::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int buttons = m_copy->sizeHint().width() + m_again->sizeHint().width();
    m_key->setVisible(width() > buttons + m_key->sizeHint().width() + 56);
    // If the window is not high enough, the explanation has priority; the command can still be
    // copied with the button.
    m_curl->setVisible(m_stack->height() > fontMetrics().height() * 8);
}

static QString doneWords(const catalogue::Operation &operation)
{
    const auto what = catalogue::titleOf(operation.resource);
    switch (operation.effect) {
    case catalogue::Effect::Create:
        return CallDetail::tr("%1 created").arg(what);
    case catalogue::Effect::Update:
        return CallDetail::tr("%1 updated").arg(what);
    case catalogue::Effect::Delete:
        return CallDetail::tr("%1 deleted").arg(what);
    default:
        break;
    }
    return operation.answer == catalogue::ResponseShape::Page
        ? CallDetail::tr("%1 loaded").arg(catalogue::pluralOf(operation.resource))
        : CallDetail::tr("%1 loaded").arg(what);
}

void CallDetail::show(const std::optional<api::CallRecord> &record)
{
    m_record = record;
    setEnabled(record.has_value());
    for (auto *edit : {m_curl, m_request, m_answer, m_headers, m_times})
        edit->clear();
    m_why->clear();
    m_next->clear();
    m_what->setText(tr("Select a request to see what happened."));
    m_sign->setVisible(record.has_value());
    const bool whole = record && !record->file && !record->earlier;
    m_again->setVisible(whole && !http::operationOf(record->request).writes());
    m_copy->setVisible(!record || whole);
    if (!record)
        return;
    const auto pill = pillOfEnd(itemmodels::endOf(*record), {});
    m_sign->set(pill.icon, pill.tone);
    const auto title = catalogue::titleOf(http::operationOf(record->request));
    m_what->setText(!record->message.isEmpty() ? itemmodels::shownText(record->message)
                        : record->confirmed
                        ? tr("%1: a later check confirmed that it arrived.").arg(title)
                        : record->file ? tr("File downloaded")
                                       : doneWords(http::operationOf(record->request)));
    m_why->setText(itemmodels::shownText(record->why));
    m_next->setText(itemmodels::shownText(record->next));
    const auto redactor = api::redactorOf(*record);
    m_curl->setPlainText(whole ? itemmodels::shownLines(maskedCurl()) : QString());
    m_request->setPlainText(itemmodels::shownLines(redactor.text(requestText(*record))));
    m_answer->setPlainText(record->file ? tr("Files are not stored in the log.")
                               : record->answer.isEmpty()
                               ? tr("No response body was received.")
                               : itemmodels::shownLines(redactor.text(jsonText(record->answer))));
    m_headers->setPlainText(headersText(*record));
    m_times->setPlainText(timesText(*record));
}

QString CallDetail::curlText() const
{
    return http::curlOf(m_record->request, m_session.client().connection());
}

// The authorization line is not masked: it names only the environment variable that holds the key.
QString CallDetail::maskedCurl() const
{
    auto lines = curlText().split(u'\n');
    const auto redactor = api::redactorOf(*m_record);
    for (auto &line : lines) {
        if (!line.contains(u"$STOREDESK_API_KEY"_s))
            line = redactor.text(line);
    }
    return lines.join(u'\n');
}

void CallDetail::copyCurl()
{
    if (m_record && !m_record->earlier)
        copyText(maskedCurl());
}

void CallDetail::copyAnswer()
{
    if (m_record)
        copyText(api::redactorOf(*m_record).text(jsonText(m_record->answer)));
}

void CallDetail::sendAgain()
{
    if (!m_record || http::operationOf(m_record->request).writes())
        return;
    auto request = m_record->request;
    request.cause = CallLogDock::tr("Request log");
    // The call log shows the result.
    (void)m_session.read(std::move(request), this);
}

} // namespace storedesk::ui::calllog
