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

namespace storedesk::ui::lists {

// One call of the log: what happened in words first, then request, answer, headers and times. The
// key can be copied from nowhere.
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
    [[nodiscard]] QString maskedCurl() const; // without personal data

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
    QWidget *m_key = nullptr; // the hint, where there is room
};

} // namespace storedesk::ui::lists
