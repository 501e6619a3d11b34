// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/formvalues.h"
#include "ui/forms/reviewdialog.h"

#include "catalogue/path.h"
#include "ui/host/pagehost.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"

#include <QAbstractItemDelegate>
#include <QHeaderView>
#include <QJsonDocument>
#include <QLabel>
#include <QPlainTextEdit>

#include <algorithm>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;

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

// Updates all texts that contain the number of rows, because a row may have been removed.
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

// Fits the rows so that all values can be read in full. Long texts make a row higher; many rows
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
