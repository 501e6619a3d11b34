// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/callrecord.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace storedesk::api {
class Session;
}

namespace storedesk::ui {
class Button;
class IconLabel;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::calllog {

// Shows one logged call: first an explanation of the result, then request, response, headers and
// timings. The key cannot be copied from any part.
class CallDetail final : public QWidget
{
    Q_OBJECT

public:
    CallDetail(api::Session &session, const Theme &theme, QWidget *parent = nullptr);

    void show(const std::optional<api::CallRecord> &record);
    void copyCurl();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    QWidget *buildWords();
    QWidget *buildFoot();
    QPlainTextEdit *addText(const QString &title, const QString &name);
    void copyAnswer();
    void sendAgain();
    [[nodiscard]] QString curlText() const;
    // Replaces personal data with placeholders.
    [[nodiscard]] QString maskedCurl() const;

    api::Session &m_session;
    const Theme &m_theme;
    std::optional<api::CallRecord> m_record;
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    IconLabel *m_sign;
    QLabel *m_what;
    QLabel *m_why;
    QLabel *m_next;
    QPlainTextEdit *m_curl;
    QPlainTextEdit *m_request;
    QPlainTextEdit *m_answer;
    QPlainTextEdit *m_headers;
    QPlainTextEdit *m_times;
    QToolButton *m_copy;
    Button *m_again;
    // The shortcut hint; hidden when space is short.
    QWidget *m_key = nullptr;
};

} // namespace storedesk::ui::calllog
