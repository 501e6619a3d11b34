// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/request.h"
#include "ui/forms/reviewmodel.h"
#include "ui/theme/tokens.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;

namespace storedesk::ui {
class Button;
class PageHost;
class IconLabel;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

// Content of the review that is shown before a write is sent.
struct Review
{
    // Whether a record is created, so that there are no old values.
    bool creates = false;
    // Title of the record, for example Lucía Ferrer.
    QString title = {};
    // Identifier of the record.
    QString address = {};
    // Set for creates only, because changes have a standard question.
    QString question = {};
    // Set for creates only.
    QString button = {};
    // The request that would be sent with all rows.
    http::Request request;
    std::vector<ReviewRow> rows;
    // Display text of the time at which the record was read again. Set for changes only.
    QString checked = {};
    // Noun for one record, for example "contact".
    QString kind = {};
    // An additional sentence, for example about a deprecated operation.
    QString remark = {};
};

// Shows old and new values before saving. The confirmed request contains only the remaining fields.
class ReviewDialog final : public QDialog
{
    Q_OBJECT

public:
    ReviewDialog(PageHost &host, const Review &review, QWidget *parent = nullptr);

    // Returns the request with the remaining rows.
    [[nodiscard]] http::Request request() const;

Q_SIGNALS:
    void agreed(const storedesk::http::Request &request);
    // Emitted when the user resets the field to the value at the service.
    void keptOld(const QString &key);

private:
    QWidget *buildBody();
    QWidget *buildTable();
    [[nodiscard]] int widthOfTitles() const;
    QWidget *buildCheckLine();
    QWidget *buildRequest();
    QWidget *buildFoot();
    void addKeepButtons();
    void keepOldValue(const QString &key);
    void tell();
    // Fits the row heights to their content.
    void fitRows();

    PageHost &m_host;
    Review m_review;
    ReviewModel *m_model;
    QLabel *m_question = nullptr;
    TableView *m_table = nullptr;
    IconLabel *m_sign = nullptr;
    QLabel *m_check = nullptr;
    Button *m_fold = nullptr;
    QPlainTextEdit *m_text = nullptr;
    Button *m_main = nullptr;
};

} // namespace storedesk::ui::forms
