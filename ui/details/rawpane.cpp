// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/details/rawpane.h"

#include "itemmodels/showntext.h"
#include "ui/host/pagehost.h"
#include "ui/tables/clipboardtable.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QJsonDocument>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace storedesk::ui::details {

using namespace Qt::StringLiterals;

QString jsonText(const QJsonObject &record)
{
    return QString::fromUtf8(QJsonDocument(record).toJson(QJsonDocument::Indented));
}

RawPane::RawPane(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_text(new QPlainTextEdit(this))
{
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_text->setObjectName(u"raw"_s);
    m_text->setAccessibleName(tr("The record as JSON"));
    setRole(m_text, Role::Code);
    auto *note = new QLabel(tr("As sent by the service"), this);
    note->setWordWrap(true);
    setRole(note, Role::Muted);
    auto *copy = new Button(Icon::Copy, tr("Copy as JSON"), host.theme(), this);
    copy->setObjectName(u"copyRaw"_s);
    setSmall(copy);
    connect(copy, &QPushButton::clicked, this, [this, &host] {
        // Copy the whole record, including text that is truncated on screen.
        copyText(jsonText(m_record));
        host.tell(tr("The record was copied as JSON."));
    });
    auto *head = new QHBoxLayout;
    head->addWidget(note, 1);
    head->addWidget(copy);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(16, 12, 16, 16);
    box->setSpacing(8);
    box->addLayout(head);
    box->addWidget(m_text, 1);
}

void RawPane::setRecord(const QJsonObject &record)
{
    m_record = record;
    const auto text = itemmodels::shownLines(jsonText(record));
    // Set the text only if it changed, which preserves the scroll position after a refresh.
    if (m_text->toPlainText() != text)
        m_text->setPlainText(text);
}

} // namespace storedesk::ui::details
